import { useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { ActionChoice, ChoiceDialog } from '#ui/dialog/ChoiceDialog.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { texts } from '../texts/texts.ts'
import { canLock, lockCopy } from './lock-copy.ts'
import { type Copy, copyWords } from './make-copy.ts'
import { copyToText, download, savedToast } from './use-save-copy.ts'

type Props = { copy: Copy; name: string; onCopied: () => void; onClose: () => void }

const shortestPassphrase = 8

/** Saves a copy of the notes, or passes it to another app. If a passphrase is set, the copy is encrypted with it. */
export function ShareCopyDialog({ copy, name, onCopied, onClose }: Props) {
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const ready = useRef<{ passphrase: string; text: string }>(null)

  /** The text of the file. Encrypting takes a second, so the result is reused until the passphrase changes. */
  async function makeText(): Promise<string | undefined> {
    if (passphrase !== '' && passphrase.length < shortestPassphrase) {
      setError(texts.passphraseTooShort(shortestPassphrase))
      return undefined
    }
    if (ready.current?.passphrase === passphrase) return ready.current.text
    setPending(true)
    const plain = copyToText(copy)
    const text = passphrase === '' ? plain : copyToText(await lockCopy(plain, passphrase))
    setPending(false)
    ready.current = { passphrase, text }
    return text
  }

  async function save() {
    const text = await makeText()
    if (text === undefined) return
    download(text, name)
    showToast(savedToast(name))
    onCopied()
  }

  async function share() {
    const text = await makeText()
    if (text === undefined) return
    const wrong = await shareFile(toFile(text, name))
    if (wrong === undefined) onCopied()
    else if (wrong !== '') setError(wrong)
  }

  return (
    <ChoiceDialog onClose={onClose} title={texts.shareCopy}>
      <p>{texts.copyHolds(copyWords(copy))}</p>
      {canLock() ? (
        <TextField
          type="password"
          label={texts.passphrase}
          hint={texts.passphraseHint}
          error={error}
          autoComplete="new-password"
          value={passphrase}
          onChange={({ currentTarget }) => {
            setPassphrase(currentTarget.value)
            setError(undefined)
          }}
        />
      ) : (
        <p>{texts.lockNeedsHttps}</p>
      )}
      {canShareFile(name) && (
        <ActionChoice effect={texts.whereToShare}>
          <Button look="primary" wide pending={isPending} onClick={share}>
            {texts.share}
          </Button>
        </ActionChoice>
      )}
      <ActionChoice effect={texts.whereSaved}>
        <Button wide pending={isPending} onClick={save}>
          {texts.saveHere}
        </Button>
      </ActionChoice>
    </ChoiceDialog>
  )
}

/** The copy as a text file, because Chrome cannot share JSON files. */
const toFile = (text: string, name: string) => new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' })

const canShareFile = (name: string) => navigator.canShare?.({ files: [toFile('', name)] }) ?? false

/** Returns undefined if the file was shared, '' if the person closed the share sheet, and otherwise an error message. */
async function shareFile(file: File): Promise<string | undefined> {
  try {
    await navigator.share({ files: [file] })
    return undefined
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'AbortError') return ''
    // Browsers allow sharing only within a few seconds after a press, and encrypting the copy may take longer.
    if (name === 'NotAllowedError') return texts.shareAgain
    return texts.notShared
  }
}
