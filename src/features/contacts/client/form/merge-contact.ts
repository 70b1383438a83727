import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Contact, ContactInput } from '../../contract.ts'
import { categoryWords } from '../../rules.ts'

export const mergeContact = createMerge<ContactInput, Contact>(
  {
    name: { label: 'Name' },
    category: { label: 'Category', words: (category) => categoryWords[category] },
    phoneNumber: { label: 'Phone' },
    email: { label: 'Email' },
    title: { label: 'Title' },
    specialty: { label: 'Specialty' },
    address: { label: 'Address' },
    notes: { label: 'Notes' },
    isPrimary: { label: 'Primary' },
    isEmergency: { label: 'Emergency' },
  },
  (contact) => contact,
)
