/** The result of a change that waits for the network. */
export const kept = Symbol('kept')
export type Kept = typeof kept
