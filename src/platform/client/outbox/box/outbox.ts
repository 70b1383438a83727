/**
 * Stores the waiting changes, and sends them one by one in the order in which they were stored. While one tab or the service
 * worker sends, the others wait. Each step is stored before the next, so a tab may be closed at any moment.
 */
import type { Box, Change, Entry } from './entry.ts'
import { drop as dropEntry } from './entry.ts'
import { type Reply, settle, takeNext, tryAgain } from './settle.ts'
import { rewriteEntry, storeChange } from './store-change.ts'

/** Stores the box of one person. */
export type Store = {
  /** Returns an empty box if the person has none. */
  read(): Promise<Box>
  /** Atomic, also between tabs. If the person has no box, none is created unless `mayCreate` returns true. */
  change<Result>(work: (box: Box) => Result, mayCreate?: () => boolean): Promise<Result>
}

type Parts = {
  store: Store
  /** Runs the work while no other tab holds the lock. */
  lock: (work: () => Promise<void>) => Promise<void>
  /** Sends an entry. Returns null if there was no response. */
  send: (entry: Entry) => Promise<Reply | null>
  now: () => number
  createKey: () => string
  /** Whether the person is still signed in. After a sign-out nothing may be stored. */
  mayStore: () => boolean
  /** Called right before something is stored. */
  beforeAdd?: () => void
  /** Called after every change of the box. */
  onChange?: () => void
  /** Called with an entry and the response to it, if the response has removed the entry from the box. */
  onSent?: (entry: Entry, reply: Reply) => void | Promise<void>
}

type Adding = { sender: string; triedAt: number | null }

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox({ store, lock, send, now, createKey, mayStore, beforeAdd, onChange, onSent }: Parts) {
  async function changeBox<Result>(work: (box: Box) => Result, mayCreate?: () => boolean): Promise<Result> {
    const result = await store.change(work, mayCreate)
    onChange?.()
    return result
  }

  return {
    /** The entries of this sender (one person in one journey), oldest first. */
    list: async (sender: string): Promise<Entry[]> =>
      (await store.read()).entries.filter((entry) => entry.sender === sender),
    /** The number of entries of this person in all journeys. */
    count: async (): Promise<number> => (await store.read()).entries.length,
    /**
     * Stores a change. Returns false if the person has signed out. `triedAt`: when the change was first sent; null if it
     * has certainly not reached the server.
     */
    async add(change: Change, { sender, triedAt }: Adding): Promise<boolean> {
      if (!mayStore()) return false
      beforeAdd?.()
      return changeBox((box) => {
        // Checked again inside the transaction: a sign-out first changes what `mayStore` returns, and then deletes the box.
        if (!mayStore()) return false
        storeChange(box, change, { sender, now: now(), triedAt })
        return true
      }, mayStore)
    },
    drop: (id: number): Promise<unknown> => changeBox((box) => dropEntry(box, id)),
    /** Changes fields of the body of an entry. A waiting entry that may have reached the server stays as it is. */
    rewrite: (id: number, fields: object): Promise<unknown> => changeBox((box) => rewriteEntry(box, id, fields)),
    tryAgain: (id: number): Promise<boolean> => changeBox((box) => tryAgain(box, id, createKey())),

    /**
     * Sends everything that this sender may send now. Resolves to the time at which the next attempt is due, or null if there
     * is none.
     */
    async sendAll(sender: string): Promise<number | null> {
      let nextAt: number | null = null
      await lock(async () => {
        for (;;) {
          const next = await changeBox((box) => takeNext(box, sender, now()))
          if (next === null) return
          if ('waitUntil' in next) {
            nextAt = next.waitUntil
            return
          }
          const reply = await send(next)
          const { course, isOver } = await changeBox((box) => {
            const course = settle(box, next, reply, now())
            return { course, isOver: !box.entries.some(({ id }) => id === next.id) }
          })
          if (reply && isOver) await onSent?.(next, reply)
          if (course === 'stop') return
        }
      })
      return nextAt
    },
  }
}
