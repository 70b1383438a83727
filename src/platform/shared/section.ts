/** The parts of a journey that its parents can close to family or to guests, and what a member may do in each. */
export const sections = ['updates', 'appointments', 'album', 'contacts', 'wishlist'] as const
export type Section = (typeof sections)[number]

/** Each includes the one before it. */
export const grants = ['nothing', 'see', 'add'] as const
export type Grant = (typeof grants)[number]
export type Rights = Readonly<Record<Section, Grant>>

/** What an endpoint asks of a member: `'see album'`, `'add updates'`. */
export type Need = `${Exclude<Grant, 'nothing'>} ${Section}`

/** The rights of everybody until the parents change them; admins always have them. */
export const allRights: Rights = {
  updates: 'add',
  appointments: 'add',
  album: 'add',
  contacts: 'add',
  wishlist: 'add',
}

export function isGranted(rights: Rights, need: Need): boolean {
  const [grant, section] = readNeed(need)
  return grants.indexOf(rights[section]) >= grants.indexOf(grant)
}

// The two words that the type of a need is made of.
const readNeed = (need: Need) => need.split(' ') as [Grant, Section]
