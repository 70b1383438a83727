import { CurrentPassword } from '#features/sign-in/contract.ts'
import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isAlreadyOnDevice, makePasskey, wasCancelled } from './ceremony.ts'
import { beginAdding, useAddPasskey } from './data.ts'
import styles from './Passkeys.module.css'
import { texts } from './texts/texts.ts'

type Props = { email: string; onDone: () => void }

export function AddPasskeyForm({ email, onDone }: Props) {
  const addPasskey = useAddPasskey()
  const form = useForm({
    schema: CurrentPassword,
    draft: null,
    read: (fields) => ({ currentPassword: textOf(fields, 'currentPassword') }),
    send: async ({ currentPassword }) => {
      const made = await makePasskey(await beginAdding(currentPassword))
      const { name } = await addPasskey.mutateAsync(made)
      showToast({ title: texts.added, description: name })
      onDone()
    },
    onFailed: (error) => {
      if (isAlreadyOnDevice(error)) showToast({ title: texts.notAdded, description: texts.alreadyHere })
      else if (!wasCancelled(error)) sayFailure(texts.notAdded, error, texts.browserFailed)
    },
  })

  return (
    <Form form={form} className={styles.form}>
      <CurrentPasswordField email={email} hint={texts.whyPassword} autoFocus error={form.errors.currentPassword} />
      <ActionRow onCancel={onDone}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={texts.adding}>
          {texts.goOn}
        </Button>
      </ActionRow>
    </Form>
  )
}
