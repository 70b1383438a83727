import { useMay } from '#features/sign-in/client/public.ts'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLatestUpdates } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { UpdateList } from '../UpdateList.tsx'
import { HasBigResponses } from './has-big-responses.ts'
import styles from './NewestUpdate.module.css'

/** All updates, newest first. */
export function AllUpdates({ pregnancyId }: { pregnancyId: number }) {
  const { data: updates, isLoadingError, refetch } = useLatestUpdates(pregnancyId)
  const mayRespond = useMay('respond updates')
  return (
    <Card>
      {updates && (
        <HasBigResponses value>
          <div className={styles.updates} data-responds={mayRespond || undefined}>
            <UpdateList pregnancyId={pregnancyId} updates={updates} />
          </div>
        </HasBigResponses>
      )}
      {isLoadingError && <NotLoaded sentence={texts.updatesNotLoaded} onTry={() => refetch()} />}
      {!updates && !isLoadingError && <Skeleton shape="block" height="12rem" />}
    </Card>
  )
}
