import { flushSync } from 'react-dom'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Wish } from '../../contract.ts'
import { usePurchaseWish } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'

type Props = { wish: Wish; onPurchased: () => void; onClose: () => void }

export function PurchaseDialog({ wish, onPurchased, onClose }: Props) {
  const purchaseWish = usePurchaseWish()
  const others = wish.reservedByOthers.map(({ firstName }) => firstName || texts.somebody)
  const name = <strong>{wish.name}</strong>

  async function purchase() {
    try {
      await purchaseWish.mutateAsync(wish.id)
    } catch (error) {
      return showWishFailure(texts.notUpdated, error)
    }
    showToast({ title: texts.markedPurchased })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    onPurchased()
  }

  return (
    <ConfirmDialog
      title={texts.purchaseQuestion}
      confirmText={texts.markPurchased}
      tone="primary"
      pending={purchaseWish.isPending}
      onConfirm={purchase}
      onClose={onClose}
    >
      <p>{wish.quantity > 1 ? texts.allCountAsBought(name, wish.quantity) : texts.oneCountsAsBought(name)}</p>
      {others.length > 0 && <p>{texts.othersWillBeTold(others)}</p>}
    </ConfirmDialog>
  )
}
