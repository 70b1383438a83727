import { MessageCircle } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { reactionsInWords } from '../../shared/responses/reaction-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './BigResponses.module.css'
import { useReactions } from './data.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import { Counts, type ResponseProps } from './ResponseBar.tsx'
import { useCommentsDialog } from './use-comments-dialog.tsx'

/**
 * The responses in the simple layout: a line that shows the reactions, a large button that sends a heart or takes the person's
 * reaction back, and a large button for the comments.
 */
export function BigResponses(props: ResponseProps) {
  const { subject, calls, children } = props
  const [dialog, openComments] = useCommentsDialog(props)
  const { choose, ...reactions } = useReactions(subject, calls)
  const { ownReaction } = reactions
  const sent = ownReaction && texts.reactionSent[ownReaction]
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
            texts.noReactions
          )}
        </p>
        {children && <span className={styles.others}>{children}</span>}
      </div>
      <Button
        wide
        icon={<ReactionIcon kind={ownReaction ?? 'heart'} />}
        data-sent={sent ? '' : undefined}
        aria-label={sent ? texts.takeBack(sent) : undefined}
        onClick={() => choose(ownReaction ?? 'heart')}
      >
        {sent ?? texts.sendHeart}
      </Button>
      <Button wide icon={<MessageCircle />} onClick={openComments}>
        {comments > 0 ? texts.readComments(comments) : texts.writeSomething}
      </Button>
      {dialog}
    </div>
  )
}
