import { useState } from 'react'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Contact, ContactInput } from '../../contract.ts'
import { useChangeContact } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { ContactForm } from './ContactForm.tsx'

type Props = { contact: Contact; onClose: () => void }

export function EditContactDialog({ contact: latest, onClose }: Props) {
  // The list is fetched again when somebody changes the contact. The form keeps the contact that the person saw.
  const [contact] = useState(latest)
  const changeContact = useChangeContact(contact.id)

  async function change(input: ContactInput, version?: string) {
    showToastIfSent(await changeContact.mutateAsync({ ...input, version }), { title: texts.saved })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={texts.changeContact}>
      <ContactForm
        contact={contact}
        submitText={texts.save}
        pendingText={texts.saving}
        send={change}
        onFailed={(error) => sayFailure(texts.notSaved, error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
