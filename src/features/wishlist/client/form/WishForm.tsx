import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { type Wish, WishInput } from '../../contract.ts'
import { defaultPriority, mostUnits, priorities, type WishCategory, wishCategories } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'
import styles from './WishForm.module.css'

type Props = {
  /** The wish to edit, as it was when the form was opened; undefined for a new one. */
  wish?: Wish
  category?: WishCategory | null
  /** The name under which the draft is saved. */
  draft: string
  submitText: string
  pendingText: string
  /** Sends the wish, with the version that the person saw; a new wish has none. */
  send: (input: WishInput, version?: string) => Promise<unknown>
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** The fields of a wish. Only name and category are required. */
export function WishForm({ wish, category = null, draft, submitText, pendingText, send, onFailed, onClose }: Props) {
  const versioned = useVersionedSend<WishInput, Wish>({
    opened: wish,
    merge: async (versions) => (await import('./merge-wish.ts')).mergeWish(versions),
    send: (input, seen) => send(input, seen?.version),
  })
  const form = useForm({ schema: WishInput, draft, read: readWish, send: versioned.send, onFailed })

  return (
    <>
      <Form form={form}>
        <TextField
          label={texts.itemName}
          name="name"
          required
          autoComplete="off"
          defaultValue={wish?.name}
          error={form.errors.name}
        />
        <SelectField
          label={texts.category}
          name="category"
          required
          defaultValue={wish?.category ?? category ?? ''}
          error={form.errors.category}
        >
          {!wish && <option value="">{texts.chooseOne}</option>}
          {wishCategories.map((each) => (
            <option key={each} value={each}>
              {shared.categories[each]}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <SelectField
            label={texts.priority}
            name="priority"
            defaultValue={wish?.priority ?? defaultPriority}
            error={form.errors.priority}
          >
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {texts.priorities[priority]}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={texts.howMany}
            name="quantity"
            min={1}
            max={mostUnits}
            defaultValue={wish?.quantity ?? 1}
            error={form.errors.quantity}
          />
        </div>
        <TextField
          label={texts.price}
          name="price"
          autoComplete="off"
          placeholder={texts.examplePrice}
          defaultValue={wish?.price ?? ''}
          error={form.errors.price}
        />
        <TextArea
          label={texts.description}
          name="description"
          rows={2}
          defaultValue={wish?.description ?? ''}
          error={form.errors.description}
        />
        <TextField
          label={texts.storeLink}
          name="storeUrl"
          type="url"
          placeholder="https://"
          autoComplete="off"
          defaultValue={wish?.storeUrl ?? ''}
          error={form.errors.storeUrl}
        />
        <TextField
          label={texts.pictureLink}
          name="imageUrl"
          type="url"
          placeholder="https://"
          hint={texts.pictureHint}
          autoComplete="off"
          defaultValue={wish?.imageUrl ?? ''}
          error={form.errors.imageUrl}
        />
        <TextArea
          label={texts.notes}
          name="notes"
          rows={2}
          hint={texts.notesHint}
          defaultValue={wish?.notes ?? ''}
          error={form.errors.notes}
        />
        <ActionRow onCancel={onClose} worksOffline>
          <Button type="submit" look="primary" pending={form.pending} pendingText={pendingText}>
            {submitText}
          </Button>
        </ActionRow>
      </Form>
      {versioned.dialog}
    </>
  )
}

const readWish = (fields: FormData) => ({
  name: textOf(fields, 'name'),
  category: textOf(fields, 'category'),
  priority: textOf(fields, 'priority'),
  quantity: numberOf(fields, 'quantity') ?? 1,
  description: textOrNull(fields, 'description'),
  price: textOrNull(fields, 'price'),
  storeUrl: textOrNull(fields, 'storeUrl'),
  imageUrl: textOrNull(fields, 'imageUrl'),
  notes: textOrNull(fields, 'notes'),
})
