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

/** The last backup and its faults, and a button that requests a new backup. */
export function BackupStatus() {
  const { data: status, isError, refetch } = useBackupStatus()
  const request = useRequestBackup()

  if (!status && isError) return <NotLoaded sentence="The last backup could not be loaded." onTry={() => refetch()} />
  if (!status) return <Skeleton shape="block" height="8rem" />

  return (
    <div className={styles.status}>
      <Facts status={status} />
      <Button
        pending={status.isPending || request.isPending}
        pendingText="Backing up..."
        onClick={() => request.mutateAsync().catch((error) => sayFailure('No backup was requested', error))}
      >
        Back up now
      </Button>
    </div>
  )
}

function Facts({ status: { last, failure, faultyFiles, isBeingChecked, unknownFiles } }: { status: Status }) {
  const now = useMinute()
  const ago = (instant: string) => <time dateTime={instant}>{relativeTimeInside(new Date(instant), now)}</time>

  return (
    <>
      {last ? (
        <p>
          Everything was last backed up {ago(last.madeAt)}: {formatBytes(last.bytes)}.
        </p>
      ) : (
        <p>There is no backup yet. Nestling makes one each night.</p>
      )}
      {failure && (
        <Fault>
          The backup {ago(failure.failedAt)} failed. {failure.reason}
        </Fault>
      )}
      {last && last.incompletePhotos > 0 && (
        <Fault>
          {countWords(last.incompletePhotos, 'photo file is', 'photo files are')} missing or damaged, so the backup does
          not have {last.incompletePhotos === 1 ? 'it' : 'them'}.
        </Fault>
      )}
      {faultyFiles > 0 && (
        <Fault>
          {countWords(faultyFiles, 'stored photo file is', 'stored photo files are')} missing or damaged. The command
          “npm run nestling -- verify” says which, and where a backup still has a copy.
        </Fault>
      )}
      {isBeingChecked && (
        <p>
          This data is a copy of another data folder. Nestling is checking its indexes and photos, which can take
          minutes.
        </p>
      )}
      {unknownFiles > 0 && (
        <p className={styles.soft}>
          {countWords(unknownFiles, 'photo file belongs', 'photo files belong')} to nothing in Nestling. Such files are
          moved into the folder “unknown” beside the photos, and stay there.
        </p>
      )}
      <p className={styles.soft}>
        Nestling backs up the data and photos of all its journeys each night, and checks some of the stored photos.
      </p>
    </>
  )
}

const countWords = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
