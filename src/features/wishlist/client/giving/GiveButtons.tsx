import { Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { Button } from '#ui/button/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import type { Wish } from '../../contract.ts'
import { unitsForMe } from '../../rules.ts'
import { useReleaseWish, useReserveWish } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'
import styles from './GiveButtons.module.css'
import { givingWords, takenWords } from './giving-words.ts'

const UnitsDialog = lazyPart(async () => (await import('./UnitsDialog.tsx')).UnitsDialog)
const PurchaseDialog = lazyPart(async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog)

/** Shows who is getting the wish, with buttons to reserve it, release it and mark it as bought. */
export function GiveButtons({ wish, onGone }: { wish: Wish; onGone: () => void }) {
  const [open, setOpen] = useState<'units' | 'purchase' | null>(null)
  const reserve = useReserveWish(wish)
  const release = useReleaseWish(wish)
  const left = unitsForMe(wish)
  const isMine = wish.reservedByMe > 0
  const words = givingWords(wish)
  const taken = takenWords(wish)

  async function take() {
    if (wish.quantity > 1 && left > 1) return setOpen('units')
    try {
      showToastIfSent(await reserve.mutateAsync(1), {
        title: texts.youGetIt,
        description: texts.othersSeeIt,
      })
    } catch (error) {
      showWishFailure(texts.notUpdated, error)
    }
  }

  async function releaseWish() {
    try {
      showToastIfSent(await release.mutateAsync(undefined), { title: texts.noLongerYours })
    } catch (error) {
      showWishFailure(texts.notUpdated, error)
    }
  }

  return (
    <div className={styles.give}>
      {words && <p className={styles.who}>{words}</p>}
      {taken && <p className={styles.taken}>{taken}</p>}
      {wish.isTaken && !words && <Badge tone="yellow">{texts.taken}</Badge>}
      <div className={styles.buttons}>
        {(isMine || !wish.isTaken) && (
          // One button for both states, so that it keeps the keyboard focus.
          <Button
            look={isMine ? 'secondary' : 'primary'}
            icon={!isMine && <Gift aria-hidden="true" />}
            pending={reserve.isPending || release.isPending}
            aria-label={isMine ? texts.undoOf(wish.name) : texts.getItOf(wish.name)}
            onClick={isMine ? releaseWish : take}
          >
            {isMine ? texts.undo : texts.getIt}
          </Button>
        )}
        {isMine && wish.quantity > 1 && (
          <Button aria-label={texts.changeUnitsOf(wish.name)} onClick={() => setOpen('units')}>
            {texts.changeUnits}
          </Button>
        )}
        <Button aria-label={texts.markPurchasedOf(wish.name)} onClick={() => setOpen('purchase')}>
          {texts.markPurchased}
        </Button>
      </div>
      <Suspense>
        {open === 'units' && <UnitsDialog wish={wish} most={left} onClose={() => setOpen(null)} />}
        {open === 'purchase' && <PurchaseDialog wish={wish} onPurchased={onGone} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}
