import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Wish } from '../../contract.ts'
import { useTakeBackPurchase } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'

/** A button that takes back the purchase of a wish. */
export function TakeBackButton({ wish: { id, name } }: { wish: Wish }) {
  const takeBack = useTakeBackPurchase()

  async function takeBackPurchase() {
    try {
      await takeBack.mutateAsync(id)
      showToast({ title: texts.backOnWishlist })
    } catch (error) {
      showWishFailure(texts.notUpdated, error)
    }
  }

  return (
    <Button
      look="quiet"
      aria-label={texts.notPurchasedOf(name)}
      pending={takeBack.isPending}
      onClick={takeBackPurchase}
    >
      {texts.notPurchased}
    </Button>
  )
}
