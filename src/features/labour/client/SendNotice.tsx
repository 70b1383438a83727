import { Notice } from '#ui/feedback/Notice.tsx'
import type { Notes } from './pending/use-notes.ts'

/** Says that notes are not on the server yet, and why. */
export function SendNotice({ sending, isOnlyInTab }: Pick<Notes, 'sending' | 'isOnlyInTab'>) {
  if (sending.refusal)
    return (
      <Notice tone="warning" word="Not saved">
        {sending.refusal}
      </Notice>
    )
  if (isOnlyInTab)
    return (
      <Notice tone="warning" word="Only in this tab">
        This browser cannot store your notes, so keep this page open until there is a connection.
      </Notice>
    )
  if (!sending.isWaiting) return null
  return <Notice word="Kept on this device">Not sent yet. It will be sent as soon as you are back online.</Notice>
}
