import { showToast } from '#ui/toast/toast-store.ts'
import type { Invited } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

/** Shows a toast that the person was invited. If mail is sent, it says so. */
export function showInvitedToast({ email, inviteToken }: Invited): void {
  showToast({
    title: texts.invited,
    description: inviteToken === null ? texts.mailIsOnItsWay(email) : undefined,
  })
}
