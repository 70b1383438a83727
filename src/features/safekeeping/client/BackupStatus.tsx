import { sayFailure } from '#platform/client/say-failure.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatBytes } from '#ui/text/format-bytes.ts'
import type { BackupStatus as Status } from '../contract.ts'
import { useBackupStatus, useRequestBackup } from './data.ts'
import { Fault } from './Fault.tsx'
import styles from './status.module.css'
import { texts } from './texts/texts.ts'

/** The last backup and its faults, and a button that requests a new backup. */
export function BackupStatus() {
  const { data: status, isError, refetch } = useBackupStatus()
  const request = useRequestBackup()

  if (!status && isError) return <NotLoaded sentence={texts.backupNotLoaded} onTry={() => refetch()} />
  if (!status) return <Skeleton shape="block" height="8rem" />

  return (
    <div className={styles.status}>
      <Facts status={status} />
      <Button
        pending={status.isPending || request.isPending}
        pendingText={texts.backingUp}
        onClick={() => request.mutateAsync().catch((error) => sayFailure(texts.notRequested, error))}
      >
        {texts.backUp}
      </Button>
    </div>
  )
}

function Facts({ status: { last, failure, faultyFiles, isBeingChecked, unknownFiles } }: { status: Status }) {
  const now = useMinute()
  const agoOf = (instant: string) => relativeTimeInside(new Date(instant), now)
  const timeAt = (instant: string) => (ago: string) => <time dateTime={instant}>{ago}</time>

  return (
    <>
      {last ? (
        <p>{texts.lastBackup(agoOf(last.madeAt), timeAt(last.madeAt), formatBytes(last.bytes))}</p>
      ) : (
        <p>{texts.noBackup}</p>
      )}
      {failure && (
        <Fault>
          {texts.backupFailed(agoOf(failure.failedAt), timeAt(failure.failedAt))} {failure.reason}
        </Fault>
      )}
      {last && last.incompletePhotos > 0 && <Fault>{texts.incompletePhotos(last.incompletePhotos)}</Fault>}
      {faultyFiles > 0 && <Fault>{texts.faultyFiles(faultyFiles)}</Fault>}
      {isBeingChecked && <p>{texts.beingChecked}</p>}
      {unknownFiles > 0 && <p className={styles.soft}>{texts.unknownFiles(unknownFiles)}</p>}
      <p className={styles.soft}>{texts.eachNight}</p>
    </>
  )
}
