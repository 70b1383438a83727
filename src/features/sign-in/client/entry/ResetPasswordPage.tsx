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
import { texts } from '../texts/texts.ts'
import { useLinkToken } from '../use-link-token.ts'
import { setNewPassword } from './data.ts'
import styles from './EntryForm.module.css'

/** Sets a new password with a one-time link. */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const [refusal, setRefusal] = useState({ sentence: texts.linkIncomplete })

  function refuse(sentence: string) {
    history.replaceState(null, '', location.pathname)
    setRefusal({ sentence })
  }

  return (
    <EntryPanel drawing={!token && <KeyDrawing />}>
      <title>{texts.newPasswordPageTitle}</title>
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
      if (wrong.token) onFailed(texts.linkIncomplete)
    },
    send: async (change) => {
      await setNewPassword(change)
      // Loads a whole new page, because the reset may have signed out the person in this browser.
      location.replace('/sign-in#new-password')
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'wrong-reset-link') onFailed(failureWords(error))
      else sayFailure(texts.passwordNotSaved, error)
    },
  })

  return (
    <>
      <h1>{texts.newPasswordHeading}</h1>
      <p>{texts.whatNewPasswordDoes}</p>
      <Form form={form} className={styles.form}>
        <TextField
          label={texts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          required
          error={form.errors.password}
        />
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={texts.savingPassword}>
          {texts.savePassword}
        </Button>
      </Form>
    </>
  )
}

function LinkDoesNotWork({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className={styles.news} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.linkFails}
      </h1>
      <p>{sentence}</p>
      <Link href="/forgot-password" asChild>
        <Button href="/forgot-password" look="primary">
          {texts.getNewLink}
        </Button>
      </Link>
    </>
  )
}
