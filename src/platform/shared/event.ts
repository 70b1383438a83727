/** Something that happened in one feature and that others may react to: its name, and by its type what it tells. */
export type EventKind<Payload> = { readonly name: string; readonly payload?: Payload }

export const defineEvent = <Payload>(name: string): EventKind<Payload> => ({ name })
