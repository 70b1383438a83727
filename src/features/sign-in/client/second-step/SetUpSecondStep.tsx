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
    onFailed: (error) => sayFailure('Second step not set up', error),
  })

  return (
    <Form form={form} className={forms.form}>
      <p className={forms.note}>
        You need an authenticator app on your phone. It shows a new code every half minute, and Nestling asks for one
        each time after your password. A passkey needs no code.
      </p>
      <CurrentPasswordField email={email} hint="To make sure it is you" autoFocus error={form.errors.currentPassword} />
      <ActionRow onCancel={onCancel}>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Preparing...">
          Continue
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
    onFailed: (error) => sayFailure('Second step not set up', error),
  })

  return (
    <Form form={form} className={forms.form}>
      <p>Scan this with your authenticator app, or open it on this phone, then type the code that the app shows.</p>
      <QrCode text={address} label="The secret for your authenticator app" />
      <p className={styles.secret}>
        <a href={address}>Open in an app on this device</a>
        <span className={forms.note}>Or type this into the app:</span>
        <code className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits"
        required
        autoFocus
        error={form.errors.code}
      />
      <ActionRow onCancel={onCancel}>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Turning on...">
          Turn on
        </Button>
      </ActionRow>
    </Form>
  )
}
