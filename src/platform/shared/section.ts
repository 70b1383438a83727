/**
 * The sections that parents can close to family or to guests. A feature with a section adds it in its contract: `true`, or
 * `'with-responses'` if members can react to its things and comment on them. @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging
export interface Sections {}
export type Section = keyof Sections

/** The sections in which members can comment and react. */
export type SectionWithResponses = { [S in Section]: Sections[S] extends 'with-responses' ? S : never }[Section]

/**
 * What a member may do in a section. Each grant includes the previous one. `respond` allows reactions and comments. In a
 * section without responses, it is the same as `see`.
 */
export const grants = ['nothing', 'see', 'respond', 'add'] as const
export type Grant = (typeof grants)[number]
export type Rights = Readonly<Record<Section, Grant>>

/** The right that an endpoint requires: `'see diary'`, `'respond diary'`, `'add diary'`. */
export type Need = `${'see' | 'add'} ${Section}` | `respond ${SectionWithResponses}`

/** Whether these rights include the needed one. Without rights (null) nothing is restricted. */
export function isGranted(rights: Rights | null | undefined, need: Need): boolean {
  if (!rights) return true
  const [grant, section] = readNeed(need)
  return grants.indexOf(rights[section]) >= grants.indexOf(grant)
}

// The cast is safe: the type of a need consists of these two words.
const readNeed = (need: string) => need.split(' ') as [Grant, Section]
