import { Trash2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Update } from '../contract.ts'
import { useUpdates } from './data.ts'
import { spaceOf } from './pictures/space.ts'
import styles from './RecentUpdates.module.css'

const ShareUpdateDialog = lazyPart(async () => (await import('./dialogs/ShareUpdateDialog.tsx')).ShareUpdateDialog)

const DeleteUpdateDialog = lazyPart(async () => (await import('./dialogs/DeleteUpdateDialog.tsx')).DeleteUpdateDialog)

const UpdatePictures = lazyPart(async () => (await import('./pictures/UpdatePictures.tsx')).UpdatePictures)

const NoUpdates = lazyPart(async () => (await import('./NoUpdates.tsx')).NoUpdates)

type Props = { pregnancyId: number; babyName: string; mayAdd: boolean }

/** The family's updates, newest first, with a button to add one. */
export function RecentUpdates({ pregnancyId, babyName, mayAdd }: Props) {
  const [sharing, setSharing] = useState(false)
  useEffect(() => {
    // A phone's shortcut leads here. The dialog then takes it out of the address.
    if (mayAdd && location.search === '?share=update') setSharing(true)
  }, [mayAdd])
  const { data: updates, isLoadingError: isError, refetch } = useUpdates(pregnancyId)
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

type ListProps = { pregnancyId: number; updates: readonly Update[] }

function UpdateList({ pregnancyId, updates }: ListProps) {
  const [deleting, setDeleting] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const user = useUser()
  const now = useMinute()
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Recent updates">
        {updates.map((update) => {
          const { id, author, content, week, imageUrl, imageCopy, createdAt, createdBy } = update
          const pictures = [...(imageCopy ? [imageCopy] : []), ...update.pictures]
          return (
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
              </div>
              {user?.role && mayChange({ userId: user.id, role: user.role }, { createdBy }) && (
                <IconButton label="Delete this update" icon={<Trash2 />} onClick={() => setDeleting(id)} />
              )}
            </li>
          )
        })}
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
