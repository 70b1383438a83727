import { flushSync } from 'react-dom'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AdminMember } from '../../contract.ts'
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
      return sayFailure('Failed to remove user access', error)
    }
    // Admins who remove themselves lose access to this page.
    if (losesAccess) return location.assign('/')
    // Close the dialog first, because an open dialog traps the focus.
    flushSync(onClose)
    showToast({ title: memberStays ? 'Invitation removed' : 'User access removed successfully' })
    onRemoved()
  }

  return (
    <ConfirmDialog
      title={isPending || memberStays ? 'Take this invitation back?' : `Remove ${isSelf ? 'yourself' : name}?`}
      confirmText="Remove"
      pending={removeMember.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {isPending && (
        <p>
          The link for <strong>{name}</strong> stops working at once.
        </p>
      )}
      {memberStays && (
        <p>
          This removes the open invitation for <strong>{member.email}</strong> first.{' '}
          {isSelf ? 'You stay' : `${name} stays`} in the journey. Press Remove again to remove{' '}
          {isSelf ? 'yourself' : 'them'}.
        </p>
      )}
      {!isPending && !memberStays && (
        <p>
          {isSelf
            ? 'You lose access to this journey at once, and only another admin can bring you back.'
            : `${name} loses access at once, on every device, and no code will let this account back in. What they shared stays.`}
        </p>
      )}
      {!isPending && !memberStays && member.role === 'admin' && (
        <p>The invite codes and the invitations that {isSelf ? 'you' : 'they'} made stop working too.</p>
      )}
    </ConfirmDialog>
  )
}
