import { useRef, useState } from 'react'
import type { Entry } from '#platform/client/outbox/box/entry.ts'
import { currentOutbox } from '#platform/client/outbox/current-outbox.ts'
import { CommentForm } from '#platform/client/responses/CommentForm.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { texts } from '../texts/texts.ts'
import styles from './WaitingDialog.module.css'

type Props = { entries: readonly Entry[]; onClose: () => void }

/** Lists every change that is waiting or was refused, with the reason and what the person can do about it. */
export function WaitingDialog({ entries, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Dialog open title={texts.notSentYet} onClose={onClose}>
      <div ref={place} className={styles.place} tabIndex={-1}>
        <p className={styles.about}>{aboutWords(entries)}</p>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <WaitingItem key={entry.id} entry={entry} onGone={() => place.current?.focus()} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function aboutWords(entries: readonly Entry[]): string {
  if (entries.length === 0) return texts.nothingWaiting
  const waiting = entries.filter(({ state }) => state === 'waiting').length
  if (waiting === 0) return texts.allRefused
  return waiting === entries.length ? texts.allWaiting : texts.someWaiting
}

type ItemProps = { entry: Entry; onGone: () => void }

function WaitingItem({ entry, onGone }: ItemProps) {
  const { id, what, words, state, reason, presentVersion } = entry
  const [isChanging, setChanging] = useState(false)
  const content = contentOf(entry)
  const personOutbox = currentOutbox()
  const isWaiting = state === 'waiting'

  async function sendAgain() {
    await personOutbox?.outbox.tryAgain(id)
    personOutbox?.send()
  }

  async function remove() {
    await personOutbox?.outbox.drop(id)
    onGone()
  }

  if (isChanging && content !== undefined)
    return (
      <li className={styles.item}>
        <CommentForm
          label={what}
          draft={`waiting ${id}`}
          content={content}
          submitText={texts.send}
          failed={texts.notChanged}
          send={async (values) => {
            await personOutbox?.outbox.rewrite(id, values)
            await sendAgain()
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      </li>
    )
  return (
    <li className={styles.item}>
      <strong>{what}</strong>
      {words && <p className={styles.words}>{words}</p>}
      <p className={isWaiting ? styles.state : styles.reason}>{isWaiting ? texts.waitingForNetwork : reason}</p>
      <div className={styles.actions}>
        {!isWaiting && (
          <Button look="quiet" onClick={sendAgain}>
            {sendAgainLabel(state, presentVersion)}
          </Button>
        )}
        {content !== undefined && (!isWaiting || entry.triedAt === null) && (
          <Button look="quiet" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )}
        <Button look="quiet" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function sendAgainLabel(state: Entry['state'], presentVersion: string | null): string {
  if (state === 'unsure') return texts.sendAgain
  return presentVersion === null ? texts.tryAgain : texts.saveMine
}

/** The text of an update or comment that the change writes; undefined for any other change. */
function contentOf({ body }: Entry): string | undefined {
  const content: unknown = typeof body === 'string' ? JSON.parse(body).content : undefined
  return typeof content === 'string' ? content : undefined
}
