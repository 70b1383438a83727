/** An event of one feature, to which other features can react: its name, and the type of its payload. */
export type EventKind<Payload> = { readonly name: string; readonly payload?: Payload }

export const defineEvent = <Payload>(name: string): EventKind<Payload> => ({ name })
