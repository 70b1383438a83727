import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Comment } from '../../shared/responses/comment.ts'
import type { Role } from '../../shared/role.ts'
import { texts } from '../texts/texts.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import styles from './CommentsDialog.module.css'
import { useCommentChange, useComments, useWaitingComments } from './data.ts'
import type { ResponseCalls } from './response-calls.ts'

type Props = {
  /** The number of comments on the update or photo when the list that contains it was loaded. */
  shownCount: number
  /** Shown above the comments. */
  above: ReactNode
  calls: ResponseCalls
  reader: { userId: number; role: Role }
  mayRespond: boolean
  onClose: () => void
}

/** The comments on an update or photo, oldest first, and a form for a new comment. */
export function CommentsDialog({ shownCount, above, calls, reader, mayRespond, onClose }: Props) {
  const comments = useComments(calls)
  const ownUnsent = useWaitingComments(calls)
  const shown = comments.data ?? ownUnsent
  const { mutateAsync } = useCommentChange(calls, calls.comment)
  const list = useRef<HTMLUListElement>(null)
  const count = comments.hasNextPage ? undefined : comments.data?.length
  const countRefetched = useRef<number>(undefined)
  const { refetchThing } = calls

  // Other people may have commented since that list was loaded.
  useEffect(() => {
    if (count === undefined || count === shownCount || count === countRefetched.current) return
    countRefetched.current = count
    refetchThing()
  }, [count, shownCount, refetchThing])

  const isEmpty = comments.data?.length === 0

  return (
    <Dialog open title={texts.comments} onClose={onClose}>
      <div className={styles.comments}>
        {above}
        {comments.isLoadingError && <NotLoaded sentence={texts.commentsNotLoaded} onTry={() => comments.refetch()} />}
        {comments.isPending && <Skeleton shape="block" height="6rem" />}
        {isEmpty && <p className={styles.empty}>{mayRespond ? texts.writeFirstComment : texts.noComments}</p>}
        {comments.hasNextPage && (
          <Button look="quiet" wide pending={comments.isFetchingNextPage} onClick={() => comments.fetchNextPage()}>
            {texts.showEarlier}
          </Button>
        )}
        {comments.isFetchNextPageError && (
          <NotLoaded sentence={texts.earlierNotLoaded} onTry={() => comments.fetchNextPage()} />
        )}
        {shown.length > 0 && (
          <ul ref={list} className={styles.list} tabIndex={-1} aria-label={texts.comments}>
            {shown.map((comment: Comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                calls={calls}
                reader={reader}
                mayRespond={mayRespond}
                onDeleted={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
        {mayRespond && (
          <CommentForm
            label={texts.yourComment}
            draft={`comment ${calls.address}`}
            submitText={texts.send}
            failed={texts.commentNotSent}
            send={async (values, form) => {
              await mutateAsync(values)
              form.reset()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
