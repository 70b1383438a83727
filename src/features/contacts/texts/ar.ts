import type { ContactCategory } from '../rules.ts'

/** The name of the page, and of its section in an export. */
export const title = 'جهات الاتصال'
/** What a contact is called in the list of recently deleted things, and while it waits for the network. */
export const contact = 'جهة اتصال'

export const categories: Record<ContactCategory, string> = {
  doctor: 'طبيب',
  hospital: 'مستشفى',
  emergency: 'طوارئ',
  nanny: 'رعاية أطفال',
  therapist: 'معالج',
  other: 'أخرى',
}

// What a contact can be marked as

export const primary = 'أساسية'
export const emergency = 'طوارئ'

// What is wrong in a form

export const invalidPhoneNumber = 'رقم هاتف غير صالح'
export const invalidEmail = 'بريد إلكتروني غير صالح'
