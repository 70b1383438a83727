import { flushSync } from 'react-dom'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Wish } from '../../contract.ts'
import { usePurchaseWish } from '../data.ts'
import { sayWishFailure } from '../say-wish-failure.ts'

type Props = { wish: Wish; onPurchased: () => void; onClose: () => void }

export function PurchaseDialog({ wish, onPurchased, onClose }: Props) {
  const purchaseWish = usePurchaseWish()
  const others = wish.reservedByOthers.map(({ firstName }) => firstName || 'Somebody')

  async function purchase() {
    try {
      await purchaseWish.mutateAsync(wish.id)
    } catch (error) {
      return sayWishFailure('Failed to Update Item', error)
    }
    showToast({ title: 'Marked as purchased' })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    onPurchased()
  }

  return (
    <ConfirmDialog
      title="Mark as purchased?"
      confirmText="Mark as purchased"
      tone="primary"
      pending={purchaseWish.isPending}
      onConfirm={purchase}
      onClose={onClose}
    >
      <p>
        <strong>{wish.name}</strong>
        {wish.quantity > 1 && ` (all ${wish.quantity})`} will count as bought. You can take that back within a day.
      </p>
      {others.length > 0 && <p>{others.join(' and ')} said they would get it, and will be told.</p>}
    </ConfirmDialog>
  )
}
