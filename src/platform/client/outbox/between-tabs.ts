import { outboxName } from '../sign-out/outbox-name.ts'

/** Runs the work while no other tab and no service worker sends this person's changes. */
export const lockOf =
  (userId: number) =>
  async (work: () => Promise<void>): Promise<void> =>
    navigator.locks.request(outboxName(userId), work)

/** A message to other tabs. `sent`: the id of an entry that has arrived, and the id of the thing that it created. */
export type OutboxNotice = {
  readonly userId: number
  readonly sent?: { readonly id: number; readonly thingId?: number }
}

/** The name of the channel for these messages. */
export const outboxChannel = 'nestling-outbox'

/** The message about an entry that has arrived. */
export function noticeOf(userId: number, entryId: number, body: unknown) {
  const thingId: unknown = Object(body).id
  return { userId, sent: { id: entryId, ...(typeof thingId === 'number' && { thingId }) } } satisfies OutboxNotice
}

/** The tag with which a page asks the browser to wake the service worker when there is a network. */
export const syncTag = 'nestling-outbox'
