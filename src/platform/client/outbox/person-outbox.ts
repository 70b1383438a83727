/** The outbox of the person who is signed in on this page. */
import { createSendKey } from '../idempotency/send-key.ts'
import { outboxName } from '../sign-out/outbox-name.ts'
import { onSignOut } from '../sign-out/sign-out-cleanup.ts'
import { lockOf, noticeOf, type OutboxNotice, outboxChannel, syncTag } from './between-tabs.ts'
import { openStore } from './box/database.ts'
import { createOutbox } from './box/outbox.ts'
import {
  currentOutbox,
  isOffline,
  offlineAttribute,
  type Sender,
  setCurrentOutbox,
  showEntries,
} from './current-outbox.ts'
import { noteCount } from './noted-count.ts'
import { sendChange } from './send-change.ts'
import { createSending } from './sending.ts'

/** Whether this browser can store changes. Browsers have no locks over plain http. */
const canStore = (): boolean => 'indexedDB' in globalThis && 'locks' in navigator

/** Milliseconds until the next attempt, even if the service worker has not noticed a network by then. */
const soonMs = 30_000

const sentListeners = new Set<(sent: NonNullable<OutboxNotice['sent']>) => void>()
let channel: BroadcastChannel | undefined

/** Calls the listener with each entry that has arrived, also if another tab has sent it. */
export const onSent = (listener: (sent: NonNullable<OutboxNotice['sent']>) => void): void =>
  void sentListeners.add(listener)

/**
 * Opens the outbox of the person who is now signed in, and sends the waiting changes. `isSignedOut`: whether somebody has
 * signed out in this browser since the page was loaded.
 */
export function openFor(person: Sender | undefined, isSignedOut: () => boolean): void {
  if (person?.sender === currentOutbox()?.sender) return
  setCurrentOutbox(undefined)
  showEntries([])
  if (!person || !canStore()) return
  const { userId, sender } = person
  channel ??= listen()
  const tell = (notice: OutboxNotice) => channel?.postMessage(notice)
  const mayStore = () => !signedOut.has(userId) && !isSignedOut()
  const outbox = createOutbox({
    store: openStore(userId),
    lock: lockOf(userId),
    send: (entry) => sendChange(entry, sender),
    now: Date.now,
    createKey: createSendKey,
    mayStore,
    // Noted before storing, because the tab may be closed right afterwards.
    beforeAdd: () => noteCount(userId, 1),
    onChange() {
      tell({ userId })
      void readAgain()
    },
    onSent(entry, { body }) {
      const notice = noticeOf(userId, entry.id, body)
      for (const listener of sentListeners) listener(notice.sent)
      tell(notice)
    },
  })
  // Nothing is sent offline: after a failed attempt, it would be unknown whether the change has reached the server.
  const sending = createSending(async () => (navigator.onLine ? outbox.sendAll(sender) : null))
  const sendSoon = () => void setTimeout(sending.start, soonMs)
  setCurrentOutbox({ userId, sender, outbox, mayStore, send: sending.start, sendSoon, askForSync })
  onSignOut(userId, () => deleteAgain(userId), { hasNotes: false })
  void readAgain().then(sending.start)
}

/** The people who have signed out while this page was open. */
const signedOut = new Set<number>()

/** Deletes this person's outbox once more after a sign-out, because this tab may have stored something during it. */
function deleteAgain(userId: number) {
  signedOut.add(userId)
  noteCount(userId, 0)
  indexedDB.deleteDatabase(outboxName(userId))
}

function listen(): BroadcastChannel {
  const opened = new BroadcastChannel(outboxChannel)
  opened.addEventListener('message', ({ data: { userId, sent } }: MessageEvent<OutboxNotice>) => {
    if (userId !== currentOutbox()?.userId) return
    if (sent) for (const listener of sentListeners) listener(sent)
    void readAgain()
  })
  for (const event of ['online', 'pageshow']) addEventListener(event, () => currentOutbox()?.send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && currentOutbox()?.send())
  new MutationObserver(() => !isOffline() && currentOutbox()?.send()).observe(document.documentElement, {
    attributeFilter: [offlineAttribute],
  })
  return opened
}

async function readAgain(): Promise<void> {
  const asked = currentOutbox()
  if (!asked) return
  try {
    const [found, count] = [await asked.outbox.list(asked.sender), await asked.outbox.count()]
    // A sign-out may have removed the count meanwhile. Do not write it again.
    if (asked !== currentOutbox() || !asked.mayStore()) return
    noteCount(asked.userId, count)
    showEntries(found)
  } catch {
    // Storage is unavailable or was just deleted. What is shown stays until the next change.
  }
}

async function askForSync() {
  try {
    if (!navigator.serviceWorker?.controller) return
    const { sync }: { sync?: { register(tag: string): Promise<void> } } = Object(await navigator.serviceWorker.ready)
    await sync?.register(syncTag)
  } catch {
    // Background sync is not allowed. The changes are sent when a page is open.
  }
}
