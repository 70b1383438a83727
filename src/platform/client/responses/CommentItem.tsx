import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { FeedItem } from '#ui/feed/FeedItem.tsx'
import { mayChange } from '../../shared/ownership.ts'
import type { Comment } from '../../shared/responses/comment.ts'
import type { Role } from '../../shared/role.ts'
import { relativeTime } from '../../shared/time/calendar.ts'
import { deleteUndoably } from '../delete-undoably.ts'
import { WaitingMark } from '../outbox/lists/WaitingMark.tsx'
import { texts } from '../texts/texts.ts'
import { useMinute } from '../today.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './CommentsDialog.module.css'
import { useCommentChange } from './data.ts'
import type { ResponseCalls } from './response-calls.ts'

type Props = {
  comment: Comment
  calls: ResponseCalls
  reader: { userId: number; role: Role }
  mayRespond: boolean
  onDeleted: () => void
}

/** One comment. Its author can change it; its author and admins can delete it. */
export function CommentItem({ comment, calls, reader, mayRespond, onDeleted }: Props) {
  const { id, author, content, createdAt, createdBy, editedAt } = comment
  const [isChanging, setChanging] = useState(false)
  const change = useCommentChange(calls, (body: { content: string }) => calls.changeComment(id, body))
  const remove = useCommentChange(calls, () => calls.deleteComment(id))
  const restore = useCommentChange(calls, () => calls.restoreComment(id))
  const now = useMinute()
  const isOwn = createdBy === reader.userId

  async function removeUndoably() {
    const isGone = await deleteUndoably({
      remove: () => remove.mutateAsync(undefined),
      restore: () => restore.mutateAsync(undefined),
      removed: texts.commentDeleted,
      restored: texts.commentBroughtBack,
      failed: texts.commentNotDeleted,
    })
    if (isGone) onDeleted()
  }

  return (
    <FeedItem
      author={author}
      when={
        <>
          <time dateTime={createdAt}>{relativeTime(new Date(createdAt), now)}</time>
          {editedAt !== null && <span>{texts.changed}</span>}
          <WaitingMark thing={comment} />
        </>
      }
    >
      {isChanging ? (
        <CommentForm
          label={texts.changeComment}
          draft={`comment ${calls.address} ${id}`}
          content={content}
          submitText={texts.save}
          failed={texts.commentNotChanged}
          send={async (body) => {
            await change.mutateAsync(body)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <p className={styles.content}>{content}</p>
      )}
      {!isChanging && mayChange(reader, comment) && (
        <div className={styles.actions}>
          {isOwn && mayRespond && (
            <Button look="quiet" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )}
          <Button look="quiet" pending={remove.isPending} onClick={removeUndoably}>
            {texts.deleteIt}
          </Button>
        </div>
      )}
    </FeedItem>
  )
}
