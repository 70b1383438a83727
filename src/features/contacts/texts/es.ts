import type { ContactCategory } from '../rules.ts'

/** The name of the page, and of its section in an export. */
export const title = 'Contactos'
/** What a contact is called in the list of recently deleted things, and while it waits for the network. */
export const contact = 'Contacto'

export const categories: Record<ContactCategory, string> = {
  doctor: 'Consulta médica',
  hospital: 'Hospital',
  emergency: 'Emergencia',
  nanny: 'Cuidado infantil',
  therapist: 'Terapeuta',
  other: 'Otros',
}

// What a contact can be marked as

export const primary = 'Principal'
export const emergency = 'Emergencia'

// What is wrong in a form

export const invalidPhoneNumber = 'Número de teléfono no válido'
export const invalidEmail = 'Correo no válido'
