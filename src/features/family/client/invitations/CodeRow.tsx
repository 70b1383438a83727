import { Ticket } from 'lucide-react'
import { deleteForGood } from '#platform/client/delete-undoably.ts'
import type { InviteCode } from '../../contract.ts'
import { unusableReason } from '../../policy.ts'
import { spaceCode, usedWords } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { removalWords } from '../share/code-toasts.ts'
import { texts } from '../texts/texts.ts'
import { useRemoveCode } from './data.ts'
import { expiryWords } from './expiry-words.ts'
import { RemovableRow } from './RemovableRow.tsx'

type Props = { code: InviteCode; now: Date; onRemoved: () => void }

/** An invite code with its use and expiry. */
export function CodeRow({ code, now, onRemoved }: Props) {
  const removeCode = useRemoveCode()
  const name = spaceCode(code.code)
  const isUsedUp = unusableReason(code, now) === 'invite-used-up'

  async function remove() {
    const isGone = await deleteForGood({ remove: () => removeCode.mutateAsync(code.id), ...removalWords() })
    if (isGone) onRemoved()
  }

  return (
    <RemovableRow
      icon={<Ticket aria-hidden="true" />}
      name={name}
      facts={[
        shared.roles[code.role],
        texts.used(usedWords(code)),
        isUsedUp ? texts.usedUp : expiryWords(code.expiresAt, now),
      ]}
      removeLabel={texts.removeTheCode(name)}
      pending={removeCode.isPending}
      onRemove={remove}
    />
  )
}
