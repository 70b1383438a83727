import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLatestUpdates } from './data.ts'
import styles from './RecentUpdates.module.css'
import { UpdateList } from './UpdateList.tsx'

const ShareUpdateDialog = lazyPart(async () => (await import('./dialogs/ShareUpdateDialog.tsx')).ShareUpdateDialog)

const NoUpdates = lazyPart(async () => (await import('./NoUpdates.tsx')).NoUpdates)

type Props = { pregnancyId: number; babyName: string; mayAdd: boolean }

/** The family's updates, newest first, with a button to add one. */
export function RecentUpdates({ pregnancyId, babyName, mayAdd }: Props) {
  const [sharing, setSharing] = useState(false)
  useEffect(() => {
    // A phone's shortcut leads here. The dialog then takes it out of the address.
    if (mayAdd && location.search === '?share=update') setSharing(true)
  }, [mayAdd])
  const { data: updates, isLoadingError: isError, refetch } = useLatestUpdates(pregnancyId)
  const share = () => setSharing(true)
  const isEmpty = updates?.length === 0

  return (
    <Card
      title="Recent Updates"
      action={
        mayAdd &&
        !isEmpty && (
          <Button look="quiet" onClick={share}>
            Add Update
          </Button>
        )
      }
    >
      {updates && !isEmpty && <UpdateList pregnancyId={pregnancyId} updates={updates} />}
      {isEmpty && (
        <Suspense fallback={<div className={styles.emptyPlace} />}>
          <NoUpdates mayAdd={mayAdd} onShare={share} />
        </Suspense>
      )}
      {isError && (
        <Notice tone="warning">
          <span className={styles.wrong}>
            The updates could not be loaded.
            <Button onClick={() => refetch()}>Try again</Button>
          </span>
        </Notice>
      )}
      {!updates && !isError && <Skeleton shape="block" height="12rem" />}
      <Suspense>
        {sharing && (
          <ShareUpdateDialog pregnancyId={pregnancyId} babyName={babyName} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </Card>
  )
}
