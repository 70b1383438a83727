import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { ContactInput } from '../../contract.ts'
import { useAddContact } from '../data.ts'
import { ContactForm } from './ContactForm.tsx'

export function AddContactDialog({ onClose }: { onClose: () => void }) {
  const addContact = useAddContact()

  async function add(input: ContactInput) {
    showToastIfSent(await addContact.mutateAsync(input), { title: 'Contact added' })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Add Contact">
      <ContactForm
        submitText="Add Contact"
        pendingText="Adding..."
        send={add}
        onFailed={(error) => sayFailure('Failed to add contact', error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
