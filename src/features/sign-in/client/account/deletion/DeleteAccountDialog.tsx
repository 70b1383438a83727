import type { ReactNode } from 'react'
import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { cleanUpAtSignOut, mayHaveDataOnlyHere } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { CurrentPassword } from '../../../contract.ts'
import { useUser } from '../../data.ts'
import styles from '../AccountForm.module.css'
import { deleteAccount } from '../data.ts'
import { texts } from '../texts/texts.ts'

type Props = { email: string; onClose: () => void; children: ReactNode }

export function DeleteAccountDialog({ email, onClose, children }: Props) {
  const user = useUser()
  const form = useForm({
    schema: CurrentPassword,
    draft: null,
    read: (fields) => ({ currentPassword: textOf(fields, 'currentPassword') }),
    send: async ({ currentPassword }) => {
      await deleteAccount(currentPassword)
      if (user) cleanUpAtSignOut(user.id)
      location.replace('/#account-deleted')
    },
    onFailed: (error) => sayFailure(texts.accountNotDeleted, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.deleteQuestion}>
      <Form form={form} className={styles.form}>
        {children}
        {user && mayHaveDataOnlyHere(user.id) && <p>{texts.guideIsDeleted}</p>}
        <p>
          <strong>{texts.cannotBeUndone}</strong>
        </p>
        <CurrentPasswordField email={email} error={form.errors.currentPassword} />
        <ActionRow onCancel={onClose} cancelText={texts.cancelDeletion}>
          <Button type="submit" look="danger" pending={form.pending} pendingText={texts.deleting}>
            {texts.deleteForGood}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
