/**
 * Sends the waiting changes from the service worker, so they are sent even if no page is open. The server refuses changes that
 * somebody other than the signed-in person wrote.
 */

import { createSendKey } from '#platform/client/idempotency/send-key.ts'
import { lockOf, noticeOf, type OutboxNotice, outboxChannel } from '#platform/client/outbox/between-tabs.ts'
import { listOwners, openStore } from '#platform/client/outbox/box/database.ts'
import { createOutbox } from '#platform/client/outbox/box/outbox.ts'
import { sendChange } from '#platform/client/outbox/send-change.ts'

/**
 * Sends the waiting changes of each person in this browser. Throws if some are still waiting, so that the browser starts the
 * worker again later.
 */
export async function sendWaiting(): Promise<void> {
  const channel = new BroadcastChannel(outboxChannel)
  const tell = (notice: OutboxNotice) => channel.postMessage(notice)
  let isAllSent = true
  for (const userId of await listOwners()) {
    const store = openStore(userId)
    for (const sender of new Set((await store.read()).entries.map((entry) => entry.sender))) {
      const outbox = createOutbox({
        store,
        lock: lockOf(userId),
        send: (entry) => sendChange(entry, sender),
        now: Date.now,
        createKey: createSendKey,
        // Only pages add changes to the outbox.
        mayStore: () => false,
        onChange: () => tell({ userId }),
        onSent: (entry, { body }) => tell(noticeOf(userId, entry.id, body)),
      })
      if ((await outbox.sendAll(sender)) !== null) isAllSent = false
    }
  }
  channel.close()
  if (!isAllSent) throw new Error('Something still waits for the network.')
}
