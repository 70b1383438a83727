import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { type Passkey, PasskeyName } from '../contract.ts'
import { useRenamePasskey } from './data.ts'
import styles from './Passkeys.module.css'
import { texts } from './texts/texts.ts'

type Props = { passkey: Passkey; onClose: () => void }

export function RenameDialog({ passkey: { id, name }, onClose }: Props) {
  const rename = useRenamePasskey(id)
  const form = useForm({
    schema: PasskeyName,
    draft: null,
    read: (fields) => ({ name: textOf(fields, 'name') }),
    send: async (change) => {
      await rename.mutateAsync(change.name)
      onClose()
    },
    onFailed: (error) => sayFailure(texts.nameNotSaved, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.renameHeading}>
      <Form form={form} className={styles.form}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={name}
          hint={texts.nameHint}
          required
          error={form.errors.name}
        />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.savingName}>
            {texts.saveName}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
