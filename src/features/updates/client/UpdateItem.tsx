import { Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { FeedItem } from '#ui/feed/FeedItem.tsx'
import type { Update } from '../contract.ts'
import { LongText } from './LongText.tsx'
import { spaceOf } from './pictures/space.ts'
import styles from './RecentUpdates.module.css'

const UpdatePictures = lazyPart(async () => (await import('./pictures/UpdatePictures.tsx')).UpdatePictures)

type Props = { update: Update; onDelete: (id: number) => void }

/** One update, in the list on home or in the list of older updates. */
export function UpdateItem({ update, onDelete }: Props) {
  const { id, author, content, week, imageUrl, imageCopy, createdAt, createdBy } = update
  const user = useUser()
  const now = useMinute()
  const pictures = [...(imageCopy ? [imageCopy] : []), ...update.pictures]
  return (
    <FeedItem
      author={author}
      when={
        <>
          {week !== null && <span>Week {week}</span>}
          <time dateTime={createdAt}>{relativeTime(new Date(createdAt), now)}</time>
        </>
      }
      action={
        user?.role &&
        mayChange({ userId: user.id, role: user.role }, { createdBy }) && (
          <IconButton label="Delete this update" icon={<Trash2 />} onClick={() => onDelete(id)} />
        )
      }
    >
      <LongText text={content} />
      {pictures.length > 0 && (
        <Suspense fallback={<canvas {...spaceOf(pictures)} className={styles.pictures} />}>
          <UpdatePictures update={update} pictures={pictures} />
        </Suspense>
      )}
      {imageUrl && (
        <a className={styles.link} href={imageUrl} target="_blank" rel="noopener noreferrer">
          {imageCopy ? 'From' : 'Picture at'} {new URL(imageUrl).hostname}
        </a>
      )}
    </FeedItem>
  )
}
