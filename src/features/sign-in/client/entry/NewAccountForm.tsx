import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { accountFields } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import styles from './EntryForm.module.css'

const NewAccount = z.strictObject(accountFields)

type Props = {
  /** The email, if known. The person can still change it. */
  email?: string | null
  submitText: string
  pendingText: string
  send: (account: z.infer<typeof NewAccount>) => Promise<unknown>
  onFailed: (error: unknown) => void
}

/** The form for a new account. The caller decides who may make an account. */
export function NewAccountForm({ email, submitText, pendingText, send, onFailed }: Props) {
  const form = useForm({
    schema: NewAccount,
    draft: null,
    read: (fields) => ({
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
    }),
    send,
    onFailed,
  })

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          error={form.errors.firstName}
        />
        <TextField label={texts.lastName} name="lastName" autoComplete="family-name" error={form.errors.lastName} />
      </div>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        required
        hint={texts.emailHint}
        error={form.errors.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={texts.passwordHint}
        error={form.errors.password}
      />
      <Button type="submit" look="primary" wide pending={form.pending} pendingText={pendingText}>
        {submitText}
      </Button>
    </Form>
  )
}
