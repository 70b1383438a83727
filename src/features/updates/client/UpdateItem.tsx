import { Suspense } from 'react'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { FeedItem } from '#ui/feed/FeedItem.tsx'
import type { Update } from '../contract.ts'
import { LongText } from './LongText.tsx'
import { spaceOf } from './pictures/space.ts'
import styles from './RecentUpdates.module.css'
import { texts } from './texts/texts.ts'

const UpdatePictures = lazyPart(async () => (await import('./pictures/UpdatePictures.tsx')).UpdatePictures)

const UpdateResponses = latePart(
  async () => (await import('./responses/UpdateResponses.tsx')).UpdateResponses,
  <div className={styles.responses} />,
)

type Props = { update: Update; onDelete: (id: number) => void }

/** One update, in the list on home or in the list of older updates. */
export function UpdateItem({ update, onDelete }: Props) {
  const { author, content, week, imageUrl, imageCopy, createdAt } = update
  const now = useMinute()
  const pictures = [...(imageCopy ? [imageCopy] : []), ...update.pictures]
  return (
    <FeedItem
      author={author}
      when={
        <>
          {week !== null && <span>{texts.week(week)}</span>}
          <time dateTime={createdAt}>{relativeTime(new Date(createdAt), now)}</time>
        </>
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
          {imageCopy ? texts.pictureFrom(new URL(imageUrl).hostname) : texts.pictureAt(new URL(imageUrl).hostname)}
        </a>
      )}
      <UpdateResponses update={update} onDelete={onDelete} />
    </FeedItem>
  )
}
