import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { copyText } from '#ui/share/copy-text.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import forms from '../account/AccountForm.module.css'
import styles from './SecondStep.module.css'
import { texts } from './texts/texts.ts'

type Props = { codes: readonly string[]; onDone: () => void }

/** New recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  async function copy() {
    if (await copyText(codes.join('\n'))) showToast({ title: texts.copied })
    else showToast({ title: texts.notCopied, tone: 'destructive' })
  }

  return (
    <div className={forms.form}>
      {/* The form with the focus is gone, so the focus moves to the message. */}
      <p tabIndex={-1} ref={(words) => words?.focus()} className={styles.news}>
        <strong>{texts.writeCodesDown}</strong> {texts.whatCodesAreFor}
      </p>
      <ul className={styles.codes} aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <ActionRow>
        <Button onClick={copy}>{texts.copyCodes}</Button>
        <Button look="primary" onClick={onDone}>
          {texts.codesWritten}
        </Button>
      </ActionRow>
    </div>
  )
}
