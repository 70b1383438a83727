import { showToast } from '#ui/toast/toast-store.ts'
import type { Invited } from '../../contract.ts'

/** Reports that an invitation was made, and whether it is sent by email. */
export function sayInvited({ email, inviteToken }: Invited): void {
  showToast({
    title: 'User invited successfully',
    description: inviteToken === null ? `The email to ${email} is on its way.` : undefined,
  })
}
