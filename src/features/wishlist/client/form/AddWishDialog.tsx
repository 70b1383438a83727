import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { WishInput } from '../../contract.ts'
import type { WishCategory } from '../../rules.ts'
import { useAddWish } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'
import { WishForm } from './WishForm.tsx'

type Props = { pregnancyId: number; category: WishCategory | null; onClose: () => void }

export function AddWishDialog({ pregnancyId, category, onClose }: Props) {
  const addWish = useAddWish(pregnancyId)

  async function add(input: WishInput) {
    showToastIfSent(await addWish.mutateAsync(input), { title: texts.itemAdded })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={texts.addItem}>
      <WishForm
        category={category}
        draft={`wish-in-${pregnancyId}`}
        submitText={texts.addItem}
        pendingText={texts.adding}
        send={add}
        onFailed={(error) => showWishFailure(texts.notAdded, error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
