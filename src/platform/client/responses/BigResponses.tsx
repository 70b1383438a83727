import { MessageCircle } from 'lucide-react'
import { Suspense, useContext, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { reactionsInWords, reactionWords } from '../../shared/responses/reaction-words.ts'
import { lazyPart } from '../lazy-part.ts'
import styles from './BigResponses.module.css'
import { CommentsStartOpen } from './comments-start-open.ts'
import { useReactions } from './data.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import { Counts, commentWords, type ResponseProps } from './ResponseBar.tsx'

const CommentsDialog = lazyPart(async () => (await import('./CommentsDialog.tsx')).CommentsDialog)

/**
 * The responses in the simple layout: a line that shows the reactions, a large button that sends a heart or takes the person's
 * reaction back, and a large button for the comments.
 */
export function BigResponses({ subject, calls, reader, mayRespond, aboveComments, children }: ResponseProps) {
  const [isReading, setReading] = useState(useContext(CommentsStartOpen))
  const { choose, ...reactions } = useReactions(subject, calls)
  const { ownReaction } = reactions
  const sent = ownReaction && `${ownReaction === 'heart' ? 'Heart' : reactionWords[ownReaction]} sent`
  const words = reactionsInWords(reactions)
  const { comments } = subject

  return (
    <div className={styles.responses}>
      <div className={styles.line}>
        <p className={styles.summary}>
          {words ? (
            <>
              <span className="visually-hidden">{words}</span>
              <Counts {...reactions} />
            </>
          ) : (
            'No reactions yet'
          )}
        </p>
        {children && <span className={styles.others}>{children}</span>}
      </div>
      <Button
        wide
        icon={<ReactionIcon kind={ownReaction ?? 'heart'} />}
        data-sent={sent ? '' : undefined}
        aria-label={sent ? `${sent}. Take it back` : undefined}
        onClick={() => choose(ownReaction ?? 'heart')}
      >
        {sent ?? 'Send a heart'}
      </Button>
      <Button wide icon={<MessageCircle />} onClick={() => setReading(true)}>
        {comments > 0 ? `Read ${commentWords(comments)}` : 'Write something'}
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
