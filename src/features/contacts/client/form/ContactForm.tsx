import { Siren, Star } from 'lucide-react'
import { useJourney } from '#features/journey/client/public.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { CheckField } from '#ui/field/CheckField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { type Contact, ContactInput } from '../../contract.ts'
import { contactCategories } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'
import styles from './ContactForm.module.css'

type Props = {
  /** The contact to edit, as it was when the form was opened; undefined for a new one. */
  contact?: Contact
  submitText: string
  pendingText: string
  /** Sends the contact, with the version that the person saw; a new contact has none. */
  send: (input: ContactInput, version?: string) => Promise<unknown>
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** The fields of a contact. Only name and category are required. */
export function ContactForm({ contact, submitText, pendingText, send, onFailed, onClose }: Props) {
  const { data: journey } = useJourney()
  const draft = contact ? `contact-${contact.id}` : `contact-in-${journey?.id}`
  const versioned = useVersionedSend<ContactInput, Contact>({
    opened: contact,
    merge: async (versions) => (await import('./merge-contact.ts')).mergeContact(versions),
    send: (input, seen) => send(input, seen?.version),
  })
  const form = useForm({ schema: ContactInput, draft, read: readContact, send: versioned.send, onFailed })

  return (
    <>
      <Form form={form}>
        <TextField
          label={texts.name}
          name="name"
          required
          autoComplete="off"
          defaultValue={contact?.name}
          error={form.errors.name}
        />
        <SelectField
          label={texts.category}
          name="category"
          required
          defaultValue={contact?.category ?? ''}
          error={form.errors.category}
        >
          {!contact && <option value="">{texts.chooseOne}</option>}
          {contactCategories.map((category) => (
            <option key={category} value={category}>
              {shared.categories[category]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.phone}
          name="phoneNumber"
          type="tel"
          autoComplete="off"
          defaultValue={contact?.phoneNumber ?? ''}
          error={form.errors.phoneNumber}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={contact?.email ?? ''}
          error={form.errors.email}
        />
        <div className={styles.pair}>
          <TextField
            label={texts.title}
            name="title"
            placeholder={texts.exampleTitle}
            autoComplete="off"
            defaultValue={contact?.title ?? ''}
            error={form.errors.title}
          />
          <TextField
            label={texts.specialty}
            name="specialty"
            autoComplete="off"
            defaultValue={contact?.specialty ?? ''}
            error={form.errors.specialty}
          />
        </div>
        <TextArea
          label={texts.address}
          name="address"
          rows={2}
          defaultValue={contact?.address ?? ''}
          error={form.errors.address}
        />
        <TextArea
          label={texts.notes}
          name="notes"
          rows={3}
          defaultValue={contact?.notes ?? ''}
          error={form.errors.notes}
        />
        <div className={styles.marks}>
          <CheckField
            label={shared.primary}
            name="isPrimary"
            hint={texts.primaryHint}
            picture={<Star aria-hidden="true" />}
            defaultChecked={contact?.isPrimary ?? false}
          />
          <CheckField
            label={shared.emergency}
            name="isEmergency"
            hint={texts.emergencyHint}
            picture={<Siren aria-hidden="true" />}
            defaultChecked={contact?.isEmergency ?? false}
          />
        </div>
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

const readContact = (fields: FormData) => ({
  name: textOf(fields, 'name'),
  // An empty choice counts as a missing category, so its error message is "Required".
  category: textOf(fields, 'category') || undefined,
  phoneNumber: textOrNull(fields, 'phoneNumber'),
  email: textOrNull(fields, 'email'),
  title: textOrNull(fields, 'title'),
  specialty: textOrNull(fields, 'specialty'),
  address: textOrNull(fields, 'address'),
  notes: textOrNull(fields, 'notes'),
  isPrimary: fields.has('isPrimary'),
  isEmergency: fields.has('isEmergency'),
})
