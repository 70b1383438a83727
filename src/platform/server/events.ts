import type { EventKind } from '../shared/event.ts'
import type { Tx } from './database/database.ts'

export type Reaction = { readonly name: string; readonly react: (tx: Tx, payload: never, emit: Emit) => Promise<void> }

/** Runs all reactions inside the transaction of the event, so they are committed or rolled back together. */
export type Emit = <Payload>(tx: Tx, kind: EventKind<Payload>, payload: Payload) => Promise<void>

export const on = <Payload>(
  kind: EventKind<Payload>,
  react: (tx: Tx, payload: Payload, emit: Emit) => Promise<void>,
): Reaction => ({ name: kind.name, react })

export function createEvents(reactions: readonly Reaction[]): Emit {
  const emit: Emit = async (tx, kind, payload) => {
    // The cast is safe: `on` accepts only a reaction that takes the payload of its event.
    for (const { name, react } of reactions) if (name === kind.name) await react(tx, payload as never, emit)
  }
  return emit
}
