import type { Entry } from '../box/entry.ts'

/** Names the state of a thing in a list: whether a change of it waits, or was refused. */
export type WithWaiting = { readonly waiting?: Entry['state'] | 'sent' }

/** The state of the unsent change of a thing; undefined if it has none. */
export const waitingOf = (thing: object): WithWaiting['waiting'] =>
  'waiting' in thing && thing.waiting !== 'sent' ? (thing.waiting as WithWaiting['waiting']) : undefined
