import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/calendar.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Update } from '../contract.ts'
import { useUpdates } from './data.ts'
import styles from './RecentUpdates.module.css'

const ShareUpdateDialog = lazyPart(async () => (await import('./ShareUpdateDialog.tsx')).ShareUpdateDialog)

type Props = { pregnancyId: number; babyName: string; mayAdd: boolean }

/** What the family shared, newest first, and the way to add to it. */
export function RecentUpdates({ pregnancyId, babyName, mayAdd }: Props) {
  const [sharing, setSharing] = useState(false)
  const { data: updates, isError } = useUpdates(pregnancyId)
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
      {updates && !isEmpty && <UpdateList updates={updates} />}
      {isEmpty && (
        <EmptyState
          drawing={<NestDrawing />}
          title="No updates yet"
          action={
            mayAdd && (
              <Button look="primary" icon={<Plus />} onClick={share}>
                Add Update
              </Button>
            )
          }
        >
          {mayAdd
            ? 'Share your first pregnancy update with family and friends'
            : 'What the family shares will be here for you to read'}
        </EmptyState>
      )}
      {isError && <Notice tone="warning">The updates could not be loaded. Reload the page to try again.</Notice>}
      {!updates && !isError && <Skeleton shape="block" height="12rem" />}
      <Suspense>
        {sharing && (
          <ShareUpdateDialog pregnancyId={pregnancyId} babyName={babyName} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </Card>
  )
}

function UpdateList({ updates }: { updates: readonly Update[] }) {
  const now = useMinute()
  return (
    <ul className={styles.list}>
      {updates.map(({ id, author, content, week, imageUrl, createdAt }) => (
        <li key={id} className={styles.update}>
          <Avatar name={author.firstName} src={author.profileImageUrl} decorative />
          <div className={styles.words}>
            <p className={styles.who}>
              <strong>{author.firstName || 'Somebody'}</strong>
              <span className={styles.when}>
                {week !== null && <span>Week {week}</span>}
                <time dateTime={createdAt}>{relativeTime(new Date(createdAt), now)}</time>
              </span>
            </p>
            <p className={styles.content}>{content}</p>
            {imageUrl && (
              <a className={styles.link} href={imageUrl} target="_blank" rel="noopener noreferrer">
                Picture at {new URL(imageUrl).hostname}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
