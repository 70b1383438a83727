/** The box of one person in IndexedDB. Each person has a database of their own, so nobody else's code path reads it. */
import { outboxName } from '../sign-out/outbox-name.ts'
import { type Box, type Entry, emptyBox } from './entry.ts'
import type { Store } from './outbox.ts'

/** The ids of the people who have a box in this browser. */
export async function listOwners(): Promise<number[]> {
  const databases = await indexedDB.databases()
  const prefix = outboxName('')
  return databases.flatMap(({ name }) => (name?.startsWith(prefix) ? Number(name.slice(prefix.length)) : []))
}

type Rest = Omit<Box, 'entries'>

export function openStore(userId: number): Store {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= openDatabase(userId, () => {
      opened = undefined
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  return {
    async read() {
      const transaction = (await open()).transaction(['entries', 'rest'])
      return readBox(transaction)
    },
    async change(work) {
      const transaction = (await open()).transaction(['entries', 'rest'], 'readwrite', { durability: 'strict' })
      const done = whenDone(transaction)
      const box = await readBox(transaction)
      const before = { ...box }
      const result = work(box)
      const entries = transaction.objectStore('entries')
      for (const { id } of before.entries) if (!box.entries.some((entry) => entry.id === id)) entries.delete(id)
      // Unchanged entries are not written again, because they may contain large pictures.
      for (const entry of box.entries) if (!before.entries.includes(entry)) entries.put(entry)
      transaction.objectStore('rest').put({ lastId: box.lastId, created: box.created } satisfies Rest, 'rest')
      await done
      return result
    },
  }
}

async function openDatabase(userId: number, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(outboxName(userId), 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('entries', { keyPath: 'id' })
    request.result.createObjectStore('rest')
  }
  const database = await result(request)
  const close = () => {
    database.close()
    onClosed()
  }
  // Somebody signs out in another tab.
  database.onversionchange = close
  database.onclose = onClosed
  return database
}

async function readBox(transaction: IDBTransaction): Promise<Box> {
  const [entries, rest] = await Promise.all([
    result<Entry[]>(transaction.objectStore('entries').getAll()),
    result<Rest | undefined>(transaction.objectStore('rest').get('rest')),
  ])
  return { ...emptyBox(), ...rest, entries }
}

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const whenDone = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
