import { flushSync } from 'react-dom'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AdminMember } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { useMembers, useRemoveMember } from './data.ts'
import { nameOf } from './name-of.ts'

type Props = { member: AdminMember; isSelf: boolean; onRemoved: () => void; onClose: () => void }

export function RemoveMemberDialog({ member, isSelf, onRemoved, onClose }: Props) {
  const { data: members = [] } = useMembers()
  const name = nameOf(member)
  const isPending = member.status === 'pending'
  // If a member and an invitation have the same email, the server removes only the invitation.
  const memberStays = !isPending && members.some(({ status, email }) => status === 'pending' && email === member.email)
  const losesAccess = isSelf && !memberStays
  const removeMember = useRemoveMember({ isSelf: losesAccess })

  async function remove() {
    try {
      await removeMember.mutateAsync(member.email)
    } catch (error) {
      return sayFailure(texts.accessNotRemoved, error)
    }
    // Admins who remove themselves lose access to this page.
    if (losesAccess) return location.assign('/')
    // Close the dialog first, because an open dialog traps the focus.
    flushSync(onClose)
    showToast({ title: memberStays ? texts.invitationRemoved : texts.accessRemoved })
    onRemoved()
  }

  const removeQuestion = isSelf ? texts.removeYourselfQuestion : texts.removeQuestion(name)
  return (
    <ConfirmDialog
      title={isPending || memberStays ? texts.takeInvitationBack : removeQuestion}
      confirmText={texts.remove}
      pending={removeMember.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {isPending && <p>{texts.linkStops(<strong>{name}</strong>)}</p>}
      {memberStays && (
        <p>
          {texts.invitationGoesFirst(<strong>{member.email}</strong>)} {isSelf ? texts.youStay : texts.theyStay(name)}
        </p>
      )}
      {!isPending && !memberStays && <p>{isSelf ? texts.youLoseAccess : texts.theyLoseAccess(name)}</p>}
      {!isPending && !memberStays && member.role === 'admin' && (
        <p>{isSelf ? texts.yourInvitationsStop : texts.theirInvitationsStop}</p>
      )}
    </ConfirmDialog>
  )
}
