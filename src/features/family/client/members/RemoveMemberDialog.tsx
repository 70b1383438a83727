import { sayFailure } from '#platform/client/say-failure.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AdminMember } from '../../contract.ts'
import { useRemoveMember } from './data.ts'
import { nameOf } from './name-of.ts'

type Props = { member: AdminMember; isSelf: boolean; onRemoved: () => void; onClose: () => void }

export function RemoveMemberDialog({ member, isSelf, onRemoved, onClose }: Props) {
  const removeMember = useRemoveMember({ isSelf })
  const name = nameOf(member)
  const isPending = member.status === 'pending'

  async function remove() {
    try {
      await removeMember.mutateAsync(member.email)
    } catch (error) {
      return sayFailure('Failed to remove user access', error)
    }
    // What the page showed is not theirs to see any more.
    if (isSelf) return location.assign('/')
    onClose()
    showToast({ title: 'User access removed successfully' })
    onRemoved()
  }

  return (
    <ConfirmDialog
      title={isPending ? 'Take this invitation back?' : `Remove ${isSelf ? 'yourself' : name}?`}
      confirmText="Remove"
      pending={removeMember.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {isPending && (
        <p>
          The link that was made for <strong>{name}</strong> stops working at once.
        </p>
      )}
      {!isPending && (
        <p>
          {isSelf
            ? 'You lose access to this journey at once, and only another admin can bring you back.'
            : `${name} loses access at once, on every device. What they shared stays.`}
        </p>
      )}
      {!isPending && member.role === 'admin' && (
        <p>The invite codes and the invitations that {isSelf ? 'you' : 'they'} made end too.</p>
      )}
    </ConfirmDialog>
  )
}
