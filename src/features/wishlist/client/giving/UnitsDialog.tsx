import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, useForm } from '#platform/client/form/use-form.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { Reservation, type Wish } from '../../contract.ts'
import { useReserveWish } from '../data.ts'
import { showWishFailure } from '../say-wish-failure.ts'
import { texts } from '../texts/texts.ts'

type Props = { wish: Wish; most: number; onClose: () => void }

/** Asks how many units this person is getting; `most` is the number of units that others have not taken. */
export function UnitsDialog({ wish, most, onClose }: Props) {
  const reserve = useReserveWish(wish)
  const counts = Array.from({ length: Math.max(1, most) }, (_, index) => index + 1)
  const form = useForm({
    schema: Reservation,
    draft: null,
    read: (fields) => ({ units: numberOf(fields, 'units') }),
    send: async ({ units }) => {
      const reserved = await reserve.mutateAsync(units)
      showToastIfSent(reserved, {
        title: texts.youGetUnits(units),
        description: texts.othersSeeUnits,
      })
      onClose()
    },
    onFailed: (error) => showWishFailure(texts.notUpdated, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.unitsQuestion}>
      <Form form={form}>
        <SelectField
          label={wish.name}
          name="units"
          hint={texts.unitsWanted(wish.quantity)}
          defaultValue={Math.max(1, wish.reservedByMe)}
          error={form.errors.units}
        >
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <ActionRow onCancel={onClose} worksOffline>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.getUnits}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
