import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { EmailChange } from '../../contract.ts'
import styles from './AccountForm.module.css'
import { useChangeEmail } from './data.ts'
import { texts } from './texts/texts.ts'

export function EmailForm({ onDone }: { onDone: () => void }) {
  const changeEmail = useChangeEmail()
  const form = useForm({
    schema: EmailChange,
    draft: 'email',
    read: (fields) => ({ email: textOf(fields, 'email'), currentPassword: textOf(fields, 'currentPassword') }),
    send: async (change) => {
      const { email } = await changeEmail.mutateAsync(change)
      showToast({ title: texts.emailSaved, description: texts.signInWith(email) })
      onDone()
    },
    onFailed: (error) => sayFailure(texts.emailNotSaved, error),
  })

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={texts.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        hint={texts.newEmailHint}
        required
        error={form.errors.email}
      />
      <CurrentPasswordField hint={texts.whyPassword} error={form.errors.currentPassword} />
      <ActionRow onCancel={onDone}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
          {texts.saveEmail}
        </Button>
      </ActionRow>
    </Form>
  )
}
