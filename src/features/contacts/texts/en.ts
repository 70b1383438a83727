import type { ContactCategory } from '../rules.ts'

/** The name of the page, and of its section in an export. */
export const title = 'Contacts'
/** What a contact is called in the list of recently deleted things, and while it waits for the network. */
export const contact = 'Contact'

export const categories: Record<ContactCategory, string> = {
  doctor: 'Doctor',
  hospital: 'Hospital',
  emergency: 'Emergency',
  nanny: 'Childcare',
  therapist: 'Therapist',
  other: 'Other',
}

// What a contact can be marked as

export const primary = 'Primary'
export const emergency = 'Emergency'

// What is wrong in a form

export const invalidPhoneNumber = 'Invalid phone number'
export const invalidEmail = 'Invalid email'
