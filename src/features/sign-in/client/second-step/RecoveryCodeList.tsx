import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { copyText } from '#ui/share/copy-text.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import forms from '../account/AccountForm.module.css'
import styles from './SecondStep.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** New recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  async function copy() {
    if (await copyText(codes.join('\n'))) showToast({ title: 'Copied!' })
    else showToast({ title: 'Failed to copy to clipboard', tone: 'destructive' })
  }

  return (
    <div className={forms.form}>
      {/* The form with the focus is gone, so the focus moves to the message. */}
      <p tabIndex={-1} ref={(words) => words?.focus()} className={styles.news}>
        <strong>Write these recovery codes down.</strong> Each signs you in once in place of a code, if your phone is
        lost. They are shown only once.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ActionRow>
        <Button onClick={copy}>Copy</Button>
        <Button look="primary" onClick={onDone}>
          I have them
        </Button>
      </ActionRow>
    </div>
  )
}
