import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { TextArea } from '#ui/field/TextArea.tsx'
import { useOtherLanguage } from '../page/other-language.ts'
import styles from './JournalText.module.css'
import { texts } from './texts/texts.ts'

type Props = {
  label: string
  question: string | undefined
  text: string
  /** `idle` unless this is the field last written in. */
  state: 'idle' | 'writing' | 'saved' | 'not-saved'
  onWrite: (text: string) => void
  onLeave: () => void
}

/** One question of the journal, with the save state below the answer. */
export function JournalText({ label, question, text, state, onWrite, onLeave }: Props) {
  const language = useOtherLanguage()
  const area = useRef<HTMLTextAreaElement>(null)
  const typed = useRef(text)
  const caret = useRef({ start: 0, end: 0 })
  const wasAnnounced = useRef(false)

  const noteCaret = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    caret.current = { start: selectionStart, end: selectionEnd }
  }

  // Appending text from another tab moves the caret to the end, so put it back.
  useLayoutEffect(() => {
    if (text === typed.current) return
    typed.current = text
    if (document.activeElement === area.current) area.current?.setSelectionRange(caret.current.start, caret.current.end)
  }, [text])

  // Screen readers announce "Saved" only once, so they do not interrupt writing. They always announce "Only in this tab".
  const live = wasAnnounced.current && state !== 'not-saved' ? 'off' : 'polite'
  if (state === 'saved') wasAnnounced.current = true

  return (
    <div className={styles.text}>
      <TextArea
        ref={area}
        label={label}
        {...(question !== undefined && { hint: <span {...language}>{question}</span> })}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => {
          typed.current = currentTarget.value
          noteCaret(currentTarget)
          onWrite(currentTarget.value)
        }}
        onSelect={({ currentTarget }) => noteCaret(currentTarget)}
        onBlur={onLeave}
      />
      <p className={styles.state} role="status" aria-live={live}>
        {state === 'saved' && (
          <>
            <Check aria-hidden="true" />
            {texts.saved}
          </>
        )}
        {state === 'not-saved' && texts.onlyHere}
      </p>
    </div>
  )
}
