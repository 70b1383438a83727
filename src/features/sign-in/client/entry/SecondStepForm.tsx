import { ApiError } from '#platform/client/api.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { SecondStepAnswer, type User } from '../../contract.ts'
import { SignInButton } from '../SignInButton.tsx'
import { texts } from '../texts/texts.ts'
import { CodeField } from './CodeField.tsx'
import { finishSignIn } from './data.ts'
import styles from './EntryForm.module.css'

type Props = { ticket: string; onSignedIn: (user: User) => Promise<void>; onBack: () => void }

/** Asks for the code after the password. */
export function SecondStepForm({ ticket, onSignedIn, onBack }: Props) {
  const form = useForm({
    schema: SecondStepAnswer,
    draft: null,
    read: (fields) => ({ ticket, code: textOf(fields, 'code') }),
    send: async (answer) => onSignedIn(await finishSignIn(answer)),
    onFailed: (error) => {
      showToast({ title: texts.notSignedIn, description: failureWords(error), tone: 'destructive' })
      if (error instanceof ApiError && error.code === 'ticket-gone') onBack()
    },
  })

  return (
    <>
      <Form form={form} className={styles.form}>
        <CodeField autoFocus error={form.errors.code} />
        <SignInButton pending={form.pending} />
      </Form>
      <Button look="quiet" onClick={onBack}>
        {texts.backToPassword}
      </Button>
      <p>{texts.everythingLost}</p>
    </>
  )
}
