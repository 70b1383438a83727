import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { ChoiceDialog } from '#ui/dialog/ChoiceDialog.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { texts } from '../texts/texts.ts'
import { canLock, type LockedCopy, unlockCopy } from './lock-copy.ts'
import type { Copy } from './make-copy.ts'
import { readCopyText } from './read-copy.ts'

type Props = { locked: LockedCopy; onUnlock: (copy: Copy) => void; onClose: () => void }

/** Asks for the passphrase of a locked copy. */
export function UnlockDialog({ locked, onUnlock, onClose }: Props) {
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function unlock(form: FormData) {
    setPending(true)
    const text = await unlockCopy(locked, String(form.get('passphrase')))
    setPending(false)
    const { copy, wrong } = text === null ? { wrong: texts.wrongPassphrase } : readCopyText(text)
    if (copy) onUnlock(copy)
    else setError(wrong ?? texts.wrongPassphrase)
  }

  return (
    <ChoiceDialog onClose={onClose} title={texts.openLocked}>
      {canLock() ? (
        <form action={unlock}>
          <TextField
            type="password"
            name="passphrase"
            label={texts.passphrase}
            hint={texts.chosenPassphrase}
            error={error}
            autoComplete="off"
            required
          />
          <Button type="submit" look="primary" wide pending={isPending} pendingText={texts.opening}>
            {texts.open}
          </Button>
        </form>
      ) : (
        <p>{texts.unlockNeedsHttps}</p>
      )}
    </ChoiceDialog>
  )
}
