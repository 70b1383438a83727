import { Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { FeedItem } from '#ui/feed/FeedItem.tsx'
import type { Update } from '../contract.ts'
import { updatesAtFirst } from '../rules.ts'
import { LongText } from './LongText.tsx'
import { spaceOf } from './pictures/space.ts'
import styles from './RecentUpdates.module.css'

const DeleteUpdateDialog = lazyPart(async () => (await import('./dialogs/DeleteUpdateDialog.tsx')).DeleteUpdateDialog)

const OlderUpdates = latePart(async () => (await import('./older/OlderUpdates.tsx')).OlderUpdates)

const UpdatePictures = lazyPart(async () => (await import('./pictures/UpdatePictures.tsx')).UpdatePictures)

type ListProps = { pregnancyId: number; updates: readonly Update[] }

/** The updates that home shows at first, and the older ones once the reader comes near the end. */
export function UpdateList({ pregnancyId, updates }: ListProps) {
  const [deleting, setDeleting] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const user = useUser()
  const now = useMinute()
  const show = (update: Update) => {
    const { id, author, content, week, imageUrl, imageCopy, createdAt, createdBy } = update
    const pictures = [...(imageCopy ? [imageCopy] : []), ...update.pictures]
    return (
      <FeedItem
        key={id}
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
            <IconButton label="Delete this update" icon={<Trash2 />} onClick={() => setDeleting(id)} />
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
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Recent updates">
        {updates.map(show)}
        <Suspense>
          {updates.length >= updatesAtFirst && (
            <OlderUpdates pregnancyId={pregnancyId} last={updates.at(-1)} show={show} />
          )}
        </Suspense>
      </ul>
      <Suspense>
        {deleting !== null && (
          <DeleteUpdateDialog
            pregnancyId={pregnancyId}
            updateId={deleting}
            onDeleted={() => list.current?.focus()}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </>
  )
}
