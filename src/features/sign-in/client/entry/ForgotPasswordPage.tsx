import { useState } from 'react'
import { Link } from 'wouter'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { ResetRequest } from '../../contract.ts'
import { askForReset } from './data.ts'
import styles from './EntryForm.module.css'

/** How to get a new password: by mail if this Nestling sends mail, otherwise from an admin. */
export function ForgotPasswordPage() {
  const { canMail } = usePageData()
  const [isAsked, setAsked] = useState(false)

  return (
    <EntryPanel drawing={canMail ? isAsked && <NestDrawing /> : <KeyDrawing />}>
      <title>Forgot your password? · Nestling</title>
      {!canMail && <AskAnAdmin />}
      {canMail && (isAsked ? <LinkIsOnItsWay /> : <AskByMail onAsked={() => setAsked(true)} />)}
      <p>
        <Link href="/sign-in" className={styles.aside}>
          Back to sign in
        </Link>
      </p>
    </EntryPanel>
  )
}

function AskByMail({ onAsked }: { onAsked: () => void }) {
  const form = useForm({
    schema: ResetRequest,
    draft: null,
    read: (fields) => ({ email: textOf(fields, 'email') }),
    send: async ({ email }) => {
      await askForReset(email)
      onAsked()
    },
    onFailed: (error) => sayFailure('Link not sent', error),
  })

  return (
    <>
      <h1>Forgot your password?</h1>
      <p>Type the email you sign in with. You will get a link to choose a new password.</p>
      <Form form={form} className={styles.form}>
        <TextField label="Email" name="email" type="email" autoComplete="username" required error={form.errors.email} />
        <Button type="submit" look="primary" wide pending={form.pending} pendingText="Sending...">
          Send me a link
        </Button>
      </Form>
    </>
  )
}

function LinkIsOnItsWay() {
  return (
    <>
      {/* The form with the focus is gone, so the focus moves to the message. */}
      <h1 className={styles.news} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Check your mail
      </h1>
      <p>If there is an account with this email, a link is on its way. It works for an hour.</p>
      <p>Nothing there? Look in your spam folder. An admin of your journey can also make a link for you.</p>
    </>
  )
}

function AskAnAdmin() {
  return (
    <>
      <h1>Forgot your password?</h1>
      <p>
        This Nestling sends no mail. Ask an admin of your journey to make you a link for a new password in the admin
        panel.
      </p>
      <p>
        The person who runs this Nestling can make a link on its server:{' '}
        <code className={styles.command}>npm run nestling -- reset-password EMAIL</code>
      </p>
    </>
  )
}
