import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { ContactInput } from '../../contract.ts'
import { useAddContact } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { ContactForm } from './ContactForm.tsx'

export function AddContactDialog({ onClose }: { onClose: () => void }) {
  const addContact = useAddContact()

  async function add(input: ContactInput) {
    showToastIfSent(await addContact.mutateAsync(input), { title: texts.added })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={texts.addContact}>
      <ContactForm
        submitText={texts.addContact}
        pendingText={texts.adding}
        send={add}
        onFailed={(error) => sayFailure(texts.notAdded, error)}
        onClose={onClose}
      />
    </Dialog>
  )
}
