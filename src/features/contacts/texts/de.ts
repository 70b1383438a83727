import type { ContactCategory } from '../rules.ts'

/** The name of the page, and of its section in an export. */
export const title = 'Kontakte'
/** What a contact is called in the list of recently deleted things, and while it waits for the network. */
export const contact = 'Kontakt'

export const categories: Record<ContactCategory, string> = {
  doctor: 'Arztpraxis',
  hospital: 'Krankenhaus',
  emergency: 'Notfall',
  nanny: 'Kinderbetreuung',
  therapist: 'Therapie',
  other: 'Sonstiges',
}

// What a contact can be marked as

export const primary = 'Wichtigster Kontakt'
export const emergency = 'Notfall'

// What is wrong in a form

export const invalidPhoneNumber = 'Ungültige Telefonnummer'
export const invalidEmail = 'Ungültige E-Mail-Adresse'
