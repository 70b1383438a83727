import { sayFailure } from '#platform/client/say-failure.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Contact, ContactInput } from '../../contract.ts'
import { useChangeContact } from '../data.ts'
import { ContactForm } from './ContactForm.tsx'

type Props = { contact: Contact; onClose: () => void }

export function EditContactDialog({ contact, onClose }: Props) {
  const changeContact = useChangeContact(contact.id)

  async function change(input: ContactInput) {
    await changeContact.mutateAsync(input)
    showToast({ title: 'Contact saved' })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Edit Contact">
      <ContactForm
        contact={contact}
        submitText="Save"
        pendingText="Saving..."
        send={change}
        onFailed={(error) => sayFailure('Failed to save contact', error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
