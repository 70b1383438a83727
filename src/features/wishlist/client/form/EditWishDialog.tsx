import { useState } from 'react'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Wish, WishInput } from '../../contract.ts'
import { useChangeWish } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'
import { WishForm } from './WishForm.tsx'

export function EditWishDialog({ wish: latest, onClose }: { wish: Wish; onClose: () => void }) {
  // The list is fetched again when somebody changes the wish. The form keeps the wish that the person saw.
  const [wish] = useState(latest)
  const changeWish = useChangeWish(wish.id)

  async function change(input: WishInput, version?: string) {
    showToastIfSent(await changeWish.mutateAsync({ ...input, version }), { title: texts.itemSaved })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={texts.editItem}>
      <WishForm
        wish={wish}
        draft={`wish-${wish.id}`}
        submitText={texts.save}
        pendingText={texts.saving}
        send={change}
        onFailed={(error) => showWishFailure(texts.notUpdated, error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
