import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Contact, ContactInput } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

export const mergeContact = createMerge<ContactInput, Contact>(
  {
    name: { label: texts.name },
    category: { label: texts.category, words: (category) => shared.categories[category] },
    phoneNumber: { label: texts.phone },
    email: { label: texts.email },
    title: { label: texts.title },
    specialty: { label: texts.specialty },
    address: { label: texts.address },
    notes: { label: texts.notes },
    isPrimary: { label: shared.primary },
    isEmergency: { label: shared.emergency },
  },
  (contact) => contact,
)
