import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '#platform/client/api.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { failureWords, sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { NewPassword } from '../../contract.ts'
import { useLinkToken } from '../use-link-token.ts'
import { setNewPassword } from './data.ts'
import styles from './EntryForm.module.css'

const incomplete = 'This page needs the complete link, including everything after the # sign.'

/** Sets a new password with a one-time link. */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const [refusal, setRefusal] = useState({ sentence: incomplete })

  function refuse(sentence: string) {
    history.replaceState(null, '', location.pathname)
    setRefusal({ sentence })
  }

  return (
    <EntryPanel drawing={!token && <KeyDrawing />}>
      <title>New password · Nestling</title>
      {token ? (
        <NewPasswordForm key={token} token={token} onFailed={refuse} />
      ) : (
        <LinkDoesNotWork sentence={refusal.sentence} />
      )}
    </EntryPanel>
  )
}

function NewPasswordForm({ token, onFailed }: { token: string; onFailed: (sentence: string) => void }) {
  const form = useForm({
    schema: NewPassword,
    draft: null,
    read: (fields) => ({ token, password: textOf(fields, 'password') }),
    onInvalid: (wrong) => {
      if (wrong.token) onFailed(incomplete)
    },
    send: async (change) => {
      await setNewPassword(change)
      // Loads a whole new page, because the reset may have signed out the person in this browser.
      location.replace('/sign-in#new-password')
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'wrong-reset-link') onFailed(failureWords(error))
      else sayFailure('Password not saved', error)
    },
  })

  return (
    <>
      <h1>Choose a new password</h1>
      <p>
        This signs you out on every device. You then sign in with the new password. If a calendar app shows your
        appointments, give it a new address afterwards.
      </p>
      <Form form={form} className={styles.form}>
        <TextField
          label="New password"
          showLabel="Show new password"
          hideLabel="Hide new password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="10 characters or more. A few unrelated words work well."
          required
          error={form.errors.password}
        />
        <Button type="submit" look="primary" wide pending={form.pending} pendingText="Saving...">
          Save password
        </Button>
      </Form>
    </>
  )
}

function LinkDoesNotWork({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className={styles.news} tabIndex={-1} ref={(heading) => heading?.focus()}>
        This link does not work
      </h1>
      <p>{sentence}</p>
      <Link href="/forgot-password" asChild>
        <Button href="/forgot-password" look="primary">
          Get a new link
        </Button>
      </Link>
    </>
  )
}
