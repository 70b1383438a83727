import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { CheckField } from '#ui/field/CheckField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { PasswordChange } from '../../contract.ts'
import styles from './AccountForm.module.css'
import { useChangePassword } from './data.ts'

type Props = { email: string; onDone: () => void }

export function PasswordForm({ email, onDone }: Props) {
  const changePassword = useChangePassword()
  const form = useForm({
    schema: PasswordChange,
    draft: null,
    read: (fields) => ({
      currentPassword: textOf(fields, 'currentPassword'),
      newPassword: textOf(fields, 'newPassword'),
      stopAddresses: fields.has('stopAddresses'),
    }),
    send: async (change) => {
      await changePassword.mutateAsync(change)
      showToast({ title: 'Password saved', description: 'Your other devices are signed out.' })
      onDone()
    },
    onFailed: (error) => sayFailure('Password not saved', error),
  })

  return (
    <Form form={form} className={styles.form}>
      <CurrentPasswordField
        email={email}
        label="Current password"
        showLabel="Show current password"
        hideLabel="Hide current password"
        autoFocus
        error={form.errors.currentPassword}
      />
      <TextField
        label="New password"
        showLabel="Show new password"
        hideLabel="Hide new password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="10 characters or more. A few unrelated words work well."
        required
        error={form.errors.newPassword}
      />
      <CheckField
        label="Stop my calendar addresses too"
        name="stopAddresses"
        hint="Choose this if somebody else used your account. You can make new ones."
      />
      <p className={styles.note}>You stay signed in here and are signed out on every other device.</p>
      <ActionRow onCancel={onDone}>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Saving...">
          Save password
        </Button>
      </ActionRow>
    </Form>
  )
}
