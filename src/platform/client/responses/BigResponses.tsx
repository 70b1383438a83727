import { MessageCircle } from 'lucide-react'
import { Suspense, useContext, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { reactionsInWords } from '../../shared/responses/reaction-words.ts'
import { lazyPart } from '../lazy-part.ts'
import styles from './BigResponses.module.css'
import { CommentsStartOpen } from './comments-start-open.ts'
import { useReactions } from './data.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import { commentWords, type ResponseProps } from './ResponseBar.tsx'

const CommentsDialog = lazyPart(async () => (await import('./CommentsDialog.tsx')).CommentsDialog)

/** The buttons of the simple layout: a large one that sends a heart or takes it back, and a large one for the comments. */
export function BigResponses({ subject, calls, reader, mayRespond, aboveComments, children }: ResponseProps) {
  const [isReading, setReading] = useState(useContext(CommentsStartOpen))
  const { choose, ...reactions } = useReactions(subject, calls)
  const hasSentHeart = reactions.ownReaction === 'heart'
  const heartText = hasSentHeart ? 'Heart sent' : 'Send a heart'
  const words = reactionsInWords(reactions)
  const { comments } = subject

  return (
    <div className={styles.responses}>
      <div className={styles.row}>
        <Button
          wide
          icon={<ReactionIcon kind="heart" />}
          aria-pressed={hasSentHeart}
          aria-label={words ? `${heartText}. So far: ${words}` : heartText}
          onClick={() => choose('heart')}
        >
          {heartText}
        </Button>
        {children && <span className={styles.others}>{children}</span>}
      </div>
      <Button
        wide
        icon={<MessageCircle />}
        aria-label={comments > 0 ? `Write something. ${commentWords(comments)}` : 'Write something'}
        onClick={() => setReading(true)}
      >
        Write something
        {comments > 0 && <span className={styles.count}>{comments}</span>}
      </Button>
      <Suspense>
        {isReading && (
          <CommentsDialog
            shownCount={comments}
            calls={calls}
            reader={reader}
            mayRespond={mayRespond}
            onClose={() => setReading(false)}
            above={aboveComments}
          />
        )}
      </Suspense>
    </div>
  )
}
