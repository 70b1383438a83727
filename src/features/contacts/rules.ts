import { texts as language } from '#language/texts/texts.ts'

/** Contact categories in display order. */
export const contactCategories = ['doctor', 'hospital', 'emergency', 'nanny', 'therapist', 'other'] as const
export type ContactCategory = (typeof contactCategories)[number]

/** The number of contacts per request. One request usually loads all contacts. */
export const contactsAtOnce = 200

type Listed = { readonly name: string; readonly category: ContactCategory; readonly isPrimary: boolean }
type Reachable = { readonly phoneNumber: string | null; readonly isEmergency: boolean }

/** The contacts of each non-empty category: primary ones first, then by name. */
export const groupContacts = <C extends Listed>(contacts: readonly C[]) =>
  contactCategories
    .map((category) => ({ category, contacts: sortContacts(contacts.filter((one) => one.category === category)) }))
    .filter((group) => group.contacts.length > 0)

/** Contacts with a phone number that are marked for emergencies or in the emergency category. */
export const emergencyContacts = <C extends Listed & Reachable>(contacts: readonly C[]) =>
  sortContacts(
    contacts.filter(
      ({ category, isEmergency, phoneNumber }) => (isEmergency || category === 'emergency') && phoneNumber !== null,
    ),
  )

/** Contacts to call about the pregnancy: hospitals first, then doctors, then the other emergency contacts. */
export const contactsToCall = <C extends Listed & Reachable>(contacts: readonly C[]): readonly C[] => {
  const ofCategory = (category: ContactCategory) =>
    sortContacts(contacts.filter((one) => one.category === category && one.phoneNumber !== null))
  return [...new Set([...ofCategory('hospital'), ...ofCategory('doctor'), ...emergencyContacts(contacts)])]
}

/** The `tel:` address for a number as people write it: "+44 (0)20 7946 0142 x7" becomes "tel:+442079460142,7". */
export function telLink(phoneNumber: string): string {
  // The bracketed zero is dialled only without the country code.
  const written = phoneNumber.startsWith('+') ? phoneNumber.replace('(0)', '') : phoneNumber
  const dialled = written.replace(/[x;](?=\s*\d)/gi, ',').replace(/[^\d+*#,]/g, '')
  return `tel:${dialled.replaceAll('#', '%23')}`
}

/** A link that opens an address in the device's own maps app, not on a website; null on devices without such an app. */
export function mapLink(address: string, userAgent: string): string | null {
  const place = encodeURIComponent(address.replace(/\s*\n\s*/g, ', '))
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `maps:?q=${place}`
  return userAgent.includes('Android') ? `geo:0,0?q=${place}` : null
}

const sortContacts = <C extends Listed>(contacts: readonly C[]) =>
  contacts.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary) || byName(one, other))

const byName = (one: Listed, other: Listed) => one.name.localeCompare(other.name, language.locale, { numeric: true })
