import { Download } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorLine } from '#ui/feedback/ErrorLine.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { formatBytes } from '#ui/text/format-bytes.ts'
import type { ExportStatus } from '../contract.ts'
import styles from './DownloadEverything.module.css'
import { downloadAddress, useExportStatus, useRequestExport } from './data.ts'
import { texts } from './texts/texts.ts'

/** Lets an admin request an export of the journey, and download the finished file. */
export function DownloadEverything() {
  const { data: status, isError, refetch } = useExportStatus()
  const request = useRequestExport()

  if (!status && isError) return <NotLoaded sentence={texts.downloadNotLoaded} onTry={() => refetch()} />
  if (!status) return <Skeleton shape="block" height="10rem" />

  const isPending = status.isPending || request.isPending
  return (
    <Stack>
      <p>{texts.contents}</p>
      <div aria-live="polite">
        <State status={status} />
      </div>
      <Button
        pending={isPending}
        pendingText={texts.preparing}
        onClick={() => request.mutateAsync().catch((error) => sayFailure(texts.notRequested, error))}
      >
        {status.ready ? texts.prepareAgain : texts.prepare}
      </Button>
      <p className={styles.soft}>{texts.whoCanRead}</p>
    </Stack>
  )
}

function State({ status: { isPending, ready, failure } }: { status: ExportStatus }) {
  const now = useMinute()
  if (isPending) return <p>{texts.beingPrepared}</p>
  return (
    <Stack>
      {failure && (
        <ErrorLine>
          {texts.notPrepared} {failure.reason}
        </ErrorLine>
      )}
      {ready && (
        <>
          <p>
            {texts.prepared(relativeTimeInside(new Date(ready.madeAt), now), (ago) => (
              <time dateTime={ready.madeAt}>{ago}</time>
            ))}
          </p>
          {ready.incompletePhotos > 0 && <ErrorLine>{texts.incomplete}</ErrorLine>}
          <Button look="primary" icon={<Download />} href={downloadAddress(ready.id)} download>
            {texts.download(formatBytes(ready.bytes))}
          </Button>
        </>
      )}
    </Stack>
  )
}
