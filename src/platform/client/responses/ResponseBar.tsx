import { MessageCircle, SmilePlus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { reactionsInWords } from '../../shared/responses/reaction-words.ts'
import type { ReactionKind, Reactions } from '../../shared/responses/reactions.ts'
import { reactionKinds } from '../../shared/responses/reactions.ts'
import type { Role } from '../../shared/role.ts'
import { texts as shared } from '../../shared/texts/texts.ts'
import { texts } from '../texts/texts.ts'
import { useReactions } from './data.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import styles from './ResponseBar.module.css'
import type { ResponseCalls, Subject } from './response-calls.ts'
import { useCommentsDialog } from './use-comments-dialog.tsx'

export type ResponseProps = {
  subject: Subject
  calls: ResponseCalls
  reader: { userId: number; role: Role }
  /** Whether the reader may react and comment. */
  mayRespond: boolean
  /** Shown above the comments. */
  aboveComments?: ReactNode
  /** Other buttons of the thing, at the end of the row. */
  children?: ReactNode
}

/** Two buttons. One shows the reactions and opens a choice of reactions; the other shows and opens the comments. */
export function ResponseBar(props: ResponseProps) {
  const { subject, calls, mayRespond, children } = props
  const [isChoosing, setChoosing] = useState(false)
  const [dialog, openComments] = useCommentsDialog(props)
  const choiceId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { choose, ...reactions } = useReactions(subject, calls)
  const { ownReaction } = reactions
  const words = reactionsInWords(reactions)

  function pick(kind: ReactionKind) {
    choose(kind)
    setChoosing(false)
    opener.current?.focus()
  }

  return (
    <div className={styles.bar}>
      {mayRespond ? (
        <Button
          ref={opener}
          look="quiet"
          aria-label={words ? texts.reactSoFar(words) : texts.react}
          aria-expanded={isChoosing}
          aria-controls={choiceId}
          onClick={() => setChoosing(!isChoosing)}
        >
          <Summary reactions={reactions} />
        </Button>
      ) : (
        words && (
          <p className={styles.summary}>
            <span className="visually-hidden">{words}</span>
            <Summary reactions={reactions} />
          </p>
        )
      )}
      {(mayRespond || subject.comments > 0) && (
        <Button
          look="quiet"
          icon={<MessageCircle />}
          aria-label={subject.comments === 0 ? texts.comment : texts.commentCount(subject.comments)}
          onClick={openComments}
        >
          {subject.comments === 0 ? (
            <span className={styles.invitation}>{texts.comment}</span>
          ) : (
            <>
              {subject.comments}
              <span className={styles.word}>{texts.commentUnit(subject.comments)}</span>
            </>
          )}
        </Button>
      )}
      {children && <span className={styles.others}>{children}</span>}
      {isChoosing && (
        <fieldset
          id={choiceId}
          className={styles.choice}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            setChoosing(false)
            opener.current?.focus()
          }}
        >
          <legend className="visually-hidden">{texts.chooseReaction}</legend>
          {reactionKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-label={shared.reactions[kind]}
              title={shared.reactions[kind]}
              aria-pressed={kind === ownReaction}
              onClick={() => pick(kind)}
            >
              <ReactionIcon kind={kind} />
            </button>
          ))}
        </fieldset>
      )}
      {dialog}
    </div>
  )
}

/** The reactions, or an invitation to react if there are none. */
function Summary({ reactions }: { reactions: Reactions }) {
  if (reactions.likes === 0)
    return (
      <>
        <SmilePlus />
        <span className={styles.word}>{texts.react}</span>
      </>
    )
  return <Counts {...reactions} />
}

/** The kinds of reactions, most frequent first, and the number of all reactions. Screen readers skip it. */
export function Counts({ reactions, likes, ownReaction }: Reactions) {
  return (
    <span className={styles.counts} data-own={ownReaction !== null || undefined} aria-hidden="true">
      {reactions.map(({ kind }) => (
        <ReactionIcon key={kind} kind={kind} />
      ))}
      {likes}
    </span>
  )
}
