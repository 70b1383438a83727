import { Suspense } from 'react'
import { useMay } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLatestUpdates } from './data.ts'
import styles from './RecentUpdates.module.css'
import { texts } from './texts/texts.ts'
import { UpdateList } from './UpdateList.tsx'
import { useShareDialog } from './use-share-dialog.tsx'

const NoUpdates = lazyPart(async () => (await import('./NoUpdates.tsx')).NoUpdates)

type Props = { pregnancyId: number; babyName: string }

/** The family's updates, newest first, with a button to add one. */
export function RecentUpdates({ pregnancyId, babyName }: Props) {
  const mayAdd = useMay('add updates')
  const [dialog, share] = useShareDialog({ pregnancyId, babyName, mayAdd })
  const { data: updates, isLoadingError: isError, refetch } = useLatestUpdates(pregnancyId)
  const isEmpty = updates?.length === 0

  return (
    <Card
      title={texts.recentUpdates}
      action={
        mayAdd &&
        !isEmpty && (
          <Button look="quiet" onClick={share}>
            {texts.addUpdate}
          </Button>
        )
      }
    >
      {updates && !isEmpty && <UpdateList pregnancyId={pregnancyId} updates={updates} />}
      {isEmpty && (
        <Suspense fallback={<div className={styles.fallback} />}>
          <NoUpdates onShare={share} />
        </Suspense>
      )}
      {isError && <NotLoaded sentence={texts.updatesNotLoaded} onTry={() => refetch()} />}
      {!updates && !isError && <Skeleton shape="block" height="12rem" />}
      {dialog}
    </Card>
  )
}
