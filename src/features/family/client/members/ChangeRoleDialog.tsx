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
import { roleWords } from '../../rules.ts'
import { RoleChoice } from '../invite/RoleChoice.tsx'
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
      showToast({ title: 'Role changed', description: `${nameOf(member)}: ${roleWords[role]}` })
      onClose()
    },
    onFailed: (error) => sayFailure('Failed to change role', error),
  })

  return (
    <Dialog open onClose={onClose} title="Change Role">
      <Form form={form} className={styles.stack}>
        <p>
          What should <strong>{nameOf(member)}</strong> be able to do?
        </p>
        <RoleChoice defaultValue={member.role} />
        {member.role === 'admin' && member.status === 'accepted' && (
          <Notice tone="warning">
            {isSelf
              ? 'This is you. If you change your role, you lose access to the admin panel at once, and your invite codes and invitations stop working.'
              : 'If you change their role, the invite codes and invitations they made stop working.'}
          </Notice>
        )}
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Saving...">
            Save role
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
