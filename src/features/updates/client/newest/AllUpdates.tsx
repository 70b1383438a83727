import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLatestUpdates } from '../data.ts'
import { UpdateList } from '../UpdateList.tsx'
import styles from './NewestUpdate.module.css'

/** All updates, newest first. */
export function AllUpdates({ pregnancyId }: { pregnancyId: number }) {
  const { data: updates, isLoadingError, refetch } = useLatestUpdates(pregnancyId)
  return (
    <Card>
      {updates && (
        <div className={styles.updates}>
          <UpdateList pregnancyId={pregnancyId} updates={updates} />
        </div>
      )}
      {isLoadingError && <NotLoaded what="The updates" onTry={() => refetch()} />}
      {!updates && !isLoadingError && <Skeleton shape="block" height="12rem" />}
    </Card>
  )
}
