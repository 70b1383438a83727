import type { ContactCategory } from '../rules.ts'

/** The name of the page, and of its section in an export. */
export const title = 'Contacts'
/** What a contact is called in the list of recently deleted things, and while it waits for the network. */
export const contact = 'Contact'

export const categories: Record<ContactCategory, string> = {
  doctor: 'Médecin',
  hospital: 'Hôpital',
  emergency: 'Urgences',
  nanny: 'Garde d’enfants',
  therapist: 'Thérapeute',
  other: 'Autre',
}

// What a contact can be marked as

export const primary = 'Contact principal'
export const emergency = 'Urgence'

// What is wrong in a form

export const invalidPhoneNumber = 'Ce numéro de téléphone n’est pas valide'
export const invalidEmail = 'Cette adresse e-mail n’est pas valide'
