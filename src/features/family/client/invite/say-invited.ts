import { showToast } from '#ui/toast/toast-store.ts'
import type { Invited } from '../../contract.ts'

/** Shows a toast that the person was invited. If mail is sent, it says so. */
export function sayInvited({ email, inviteToken }: Invited): void {
  showToast({
    title: 'User invited successfully',
    description: inviteToken === null ? `The email to ${email} is on its way.` : undefined,
  })
}
