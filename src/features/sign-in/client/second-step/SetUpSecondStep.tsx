import { useState } from 'react'
import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { QrCode } from '#ui/share/QrCode.tsx'
import { CurrentPassword, SecondStepCode } from '../../contract.ts'
import forms from '../account/AccountForm.module.css'
import { beginSecondStep, turnOnSecondStep } from './data.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import styles from './SecondStep.module.css'
import { texts } from './texts/texts.ts'

type Props = { email: string; onDone: () => void }
type Secret = Awaited<ReturnType<typeof beginSecondStep>>

/** Asks for the password, then for a code from the authenticator app, and then shows the recovery codes. */
export function SetUpSecondStep({ email, onDone }: Props) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (secret) return <FirstCode secret={secret} onTurnedOn={setCodes} onCancel={onDone} />
  return <Password email={email} onSecret={setSecret} onCancel={onDone} />
}

type PasswordProps = { email: string; onSecret: (secret: Secret) => void; onCancel: () => void }

function Password({ email, onSecret, onCancel }: PasswordProps) {
  const form = useForm({
    schema: CurrentPassword,
    draft: null,
    read: (fields) => ({ currentPassword: textOf(fields, 'currentPassword') }),
    send: async ({ currentPassword }) => onSecret(await beginSecondStep(currentPassword)),
    onFailed: (error) => sayFailure(texts.notSetUp, error),
  })

  return (
    <Form form={form} className={forms.form}>
      <p className={forms.note}>{texts.appNeeded}</p>
      <CurrentPasswordField email={email} hint={texts.whyPassword} autoFocus error={form.errors.currentPassword} />
      <ActionRow onCancel={onCancel}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={texts.preparing}>
          {texts.goOn}
        </Button>
      </ActionRow>
    </Form>
  )
}

type FirstCodeProps = { secret: Secret; onTurnedOn: (codes: readonly string[]) => void; onCancel: () => void }

function FirstCode({ secret: { secret, address }, onTurnedOn, onCancel }: FirstCodeProps) {
  const form = useForm({
    schema: SecondStepCode,
    draft: null,
    read: (fields) => ({ code: textOf(fields, 'code') }),
    send: async ({ code }) => onTurnedOn((await turnOnSecondStep(code)).recoveryCodes),
    onFailed: (error) => sayFailure(texts.notSetUp, error),
  })

  return (
    <Form form={form} className={forms.form}>
      <p>{texts.scan}</p>
      <QrCode text={address} label={texts.qrCode} />
      <p className={styles.secret}>
        <a href={address}>{texts.openInApp}</a>
        <span className={forms.note}>{texts.typeIntoApp}</span>
        <code className={styles.code} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={texts.codeHint}
        required
        autoFocus
        error={form.errors.code}
      />
      <ActionRow onCancel={onCancel}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={texts.turningOn}>
          {texts.turnOn}
        </Button>
      </ActionRow>
    </Form>
  )
}
