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
import { texts } from './texts/texts.ts'

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
      showToast({ title: texts.passwordSaved, description: texts.otherDevicesEnded })
      onDone()
    },
    onFailed: (error) => sayFailure(texts.passwordNotSaved, error),
  })

  return (
    <Form form={form} className={styles.form}>
      <CurrentPasswordField email={email} label={texts.currentPassword} autoFocus error={form.errors.currentPassword} />
      <TextField
        label={texts.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={texts.newPasswordHint}
        required
        error={form.errors.newPassword}
      />
      <CheckField label={texts.stopAddresses} name="stopAddresses" hint={texts.stopAddressesHint} />
      <p className={styles.note}>{texts.otherDevicesEnd}</p>
      <ActionRow onCancel={onDone}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
          {texts.savePassword}
        </Button>
      </ActionRow>
    </Form>
  )
}
