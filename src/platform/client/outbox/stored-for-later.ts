/** The result of a change that waits for the network. */
export const storedForLater = Symbol()
export type StoredForLater = typeof storedForLater
