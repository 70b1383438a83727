import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { roles } from '#platform/shared/role.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AdminMember } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { RoleChoice } from '../invite/RoleChoice.tsx'
import { texts } from '../texts/texts.ts'
import styles from './ChangeRoleDialog.module.css'
import { useChangeRole } from './data.ts'
import { nameOf } from './name-of.ts'

type Props = { member: AdminMember; isSelf: boolean; onClose: () => void }

export function ChangeRoleDialog({ member, isSelf, onClose }: Props) {
  const changeRole = useChangeRole({ isSelf })

  const form = useForm({
    schema: z.strictObject({ role: z.enum(roles) }),
    draft: null,
    read: (fields) => ({ role: textOf(fields, 'role') }),
    send: async ({ role }) => {
      if (role === member.role) return onClose()
      await changeRole.mutateAsync({ email: member.email, role })
      // Admins who change their own role may no longer see this page.
      if (isSelf) return location.assign('/')
      showToast({ title: texts.roleChanged, description: texts.newRole(nameOf(member), shared.roles[role]) })
      onClose()
    },
    onFailed: (error) => sayFailure(texts.roleNotChanged, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.changeRole}>
      <Form form={form} className={styles.stack}>
        <p>{texts.roleQuestion(<strong>{nameOf(member)}</strong>)}</p>
        <RoleChoice defaultValue={member.role} />
        {member.role === 'admin' && member.status === 'accepted' && (
          <Notice tone="warning">{isSelf ? texts.ownRoleWarning : texts.adminRoleWarning}</Notice>
        )}
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.saveRole}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
