/** The sections that parents can close to family or to guests. A feature with a section adds it in its contract. @public */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging
export interface Sections {}
export type Section = keyof Sections

/** What a member may do in a section. Each grant includes the previous one. */
export const grants = ['nothing', 'see', 'add'] as const
export type Grant = (typeof grants)[number]
export type Rights = Readonly<Record<Section, Grant>>

/** The right that an endpoint requires: `'see diary'`, `'add diary'`. */
export type Need = `${Exclude<Grant, 'nothing'>} ${Section}`

/** Whether these rights include the needed one. Without rights (null) nothing is restricted. */
export function isGranted(rights: Rights | null | undefined, need: Need): boolean {
  if (!rights) return true
  const [grant, section] = readNeed(need)
  return grants.indexOf(rights[section]) >= grants.indexOf(grant)
}

// The cast is safe: the type of a need consists of these two words.
const readNeed = (need: string) => need.split(' ') as [Grant, Section]
