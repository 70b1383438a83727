import { Notice } from '#ui/feedback/Notice.tsx'
import type { Notes } from './pending/use-notes.ts'
import { texts } from './texts/texts.ts'

/** Says that notes are not on the server yet, and why. */
export function SendNotice({ sending, isOnlyInTab }: Pick<Notes, 'sending' | 'isOnlyInTab'>) {
  if (sending.refusal)
    return (
      <Notice tone="warning" word={texts.notSaved}>
        {sending.refusal}
      </Notice>
    )
  if (isOnlyInTab)
    return (
      <Notice tone="warning" word={texts.onlyInTab}>
        {texts.stayOpen}
      </Notice>
    )
  if (!sending.isWaiting) return null
  return <Notice word={texts.onThisDevice}>{texts.notSentYet}</Notice>
}
