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

/** Lets an admin request an export of the journey, and download the finished file. */
export function DownloadEverything() {
  const { data: status, isError, refetch } = useExportStatus()
  const request = useRequestExport()

  if (!status && isError) return <NotLoaded sentence="The download could not be loaded." onTry={() => refetch()} />
  if (!status) return <Skeleton shape="block" height="10rem" />

  const isPending = status.isPending || request.isPending
  return (
    <Stack>
      <p>
        Everything from this journey in one file: updates, photos, appointments, contacts, wishlist and growth. Any
        browser can open it without Nestling, and it contains a keepsake book to print.
      </p>
      <div aria-live="polite">
        <State status={status} />
      </div>
      <Button
        pending={isPending}
        pendingText="Preparing..."
        onClick={() => request.mutateAsync().catch((error) => sayFailure('The download could not be requested', error))}
      >
        {status.ready ? 'Prepare a new one' : 'Prepare the download'}
      </Button>
      <p className={styles.soft}>
        Anybody who has the file can read it. Things in the trash are not in it. While you want to be surprised, the
        pages in the file do not say who gives what, but its data (journey.json) does.
      </p>
    </Stack>
  )
}

function State({ status: { isPending, ready, failure } }: { status: ExportStatus }) {
  const now = useMinute()
  if (isPending) return <p>The download is being prepared. You can leave this page and come back.</p>
  return (
    <Stack>
      {failure && <ErrorLine>The download could not be prepared. {failure.reason}</ErrorLine>}
      {ready && (
        <>
          <p>
            Prepared <time dateTime={ready.madeAt}>{relativeTimeInside(new Date(ready.madeAt), now)}</time>. The file is
            deleted a day later.
          </p>
          {ready.incompletePhotos > 0 && (
            <ErrorLine>Some photo files were missing or damaged. The first page of the download lists them.</ErrorLine>
          )}
          <Button look="primary" icon={<Download />} href={downloadAddress(ready.id)} download>
            Download everything, {formatBytes(ready.bytes)}
          </Button>
        </>
      )}
    </Stack>
  )
}
