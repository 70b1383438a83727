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
import { texts } from '../texts/texts.ts'
import { askForReset } from './data.ts'
import styles from './EntryForm.module.css'

/** How to get a new password: by mail if this Nestling sends mail, otherwise from an admin. */
export function ForgotPasswordPage() {
  const { canMail } = usePageData()
  const [isAsked, setAsked] = useState(false)

  return (
    <EntryPanel drawing={canMail ? isAsked && <NestDrawing /> : <KeyDrawing />}>
      <title>{texts.forgotPasswordPageTitle}</title>
      {!canMail && <AskAnAdmin />}
      {canMail && (isAsked ? <LinkIsOnItsWay /> : <AskByMail onAsked={() => setAsked(true)} />)}
      <p>
        <Link href="/sign-in" className={styles.aside}>
          {texts.backToSignIn}
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
    onFailed: (error) => sayFailure(texts.linkNotSent, error),
  })

  return (
    <>
      <h1>{texts.forgotPassword}</h1>
      <p>{texts.askForLink}</p>
      <Form form={form} className={styles.form}>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={form.errors.email}
        />
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={texts.sendingLink}>
          {texts.sendLink}
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
        {texts.linkSentHeading}
      </h1>
      <p>{texts.linkSent}</p>
      <p>{texts.linkNotFound}</p>
    </>
  )
}

function AskAnAdmin() {
  return (
    <>
      <h1>{texts.forgotPassword}</h1>
      <p>{texts.askAnAdmin}</p>
      <p>
        {texts.linkFromServer}{' '}
        <code className={styles.command} dir="ltr">
          npm run nestling -- reset-password EMAIL
        </code>
      </p>
    </>
  )
}
