import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Wish } from '../../contract.ts'
import { useTakeBackPurchase } from '../data.ts'
import { sayWishFailure } from '../say-wish-failure.ts'

/** The button to take back a purchase. */
export function TakeBackButton({ wish: { id, name } }: { wish: Wish }) {
  const takeBack = useTakeBackPurchase()

  const open = () =>
    takeBack.mutate(id, {
      onSuccess: () => showToast({ title: 'Back on the wishlist' }),
      onError: (error) => sayWishFailure('Failed to Update Item', error),
    })

  return (
    <Button look="quiet" aria-label={`Not purchased after all: ${name}`} pending={takeBack.isPending} onClick={open}>
      Not purchased after all
    </Button>
  )
}
