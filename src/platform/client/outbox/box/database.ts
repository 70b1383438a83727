/**
 * Stores the waiting changes of each person (the box, see `entry.ts`) in IndexedDB. Each person has a separate database, so no
 * page reads another person's changes.
 */
import { outboxName } from '../../sign-out/outbox-name.ts'
import { type Box, type Deleted, type Entry, emptyBox } from './entry.ts'
import type { Store } from './outbox.ts'

/** The ids of the people who have a box in this browser. */
export async function listOwners(): Promise<number[]> {
  const databases = await indexedDB.databases()
  const prefix = outboxName('')
  return databases.flatMap(({ name }) => (name?.startsWith(prefix) ? Number(name.slice(prefix.length)) : []))
}

type Rest = Omit<Box, 'entries' | 'deleted'>

export function openStore(userId: number): Store {
  let database: IDBDatabase | undefined
  const open = async (mayCreate: () => boolean) => {
    database ??= await openDatabase(userId, mayCreate, () => {
      database = undefined
    })
    return database
  }

  return {
    async read() {
      const found = await open(never)
      return found ? runWhileOnPage(found.transaction(['entries', 'rest']), readBox) : emptyBox()
    },
    async change(work, mayCreate = never) {
      const found = await open(mayCreate)
      if (!found) return work(emptyBox())
      return runWhileOnPage(
        found.transaction(['entries', 'rest'], 'readwrite', { durability: 'strict' }),
        async (transaction) => {
          const [result] = await Promise.all([changeBox(transaction, work), whenDone(transaction)])
          return result
        },
      )
    },
  }
}

const unfinished = new Set<IDBTransaction>()

/**
 * Runs the work, and aborts the transaction if the person leaves the page meanwhile. Safari stores pages that were
 * left, together with their open transactions, and those would block the outbox in every later page.
 */
async function runWhileOnPage<Result>(
  transaction: IDBTransaction,
  work: (transaction: IDBTransaction) => Promise<Result>,
) {
  unfinished.add(transaction)
  try {
    return await work(transaction)
  } finally {
    unfinished.delete(transaction)
  }
}

// Service workers have no such event.
if ('onpagehide' in globalThis)
  addEventListener('pagehide', (event) => {
    if ('persisted' in event && event.persisted) for (const transaction of unfinished) abort(transaction)
  })

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction has just been committed.
  }
}

async function changeBox<Result>(transaction: IDBTransaction, work: (box: Box) => Result): Promise<Result> {
  const box = await readBox(transaction)
  const { entries: before, lastId, created, deleted } = box
  const result = work(box)
  const entries = transaction.objectStore('entries')
  for (const { id } of before) if (!box.entries.some((entry) => entry.id === id)) entries.delete(id)
  // Unchanged entries are not written again, because they may contain large pictures.
  for (const entry of box.entries) if (!before.includes(entry)) entries.put(entry)
  const rest = { lastId: box.lastId, created: box.created } satisfies Rest
  if (rest.lastId !== lastId || rest.created !== created) transaction.objectStore('rest').put(rest, 'rest')
  // Stored beside `rest`, because it may contain large pictures, and an earlier version of Nestling overwrites `rest`.
  if (box.deleted !== deleted) transaction.objectStore('rest').put(box.deleted, 'deleted')
  return result
}

const never = () => false

/** Opens the database. Returns undefined if it does not exist and `mayCreate` returns false. */
function openDatabase(userId: number, mayCreate: () => boolean, onClosed: () => void) {
  return new Promise<IDBDatabase | undefined>((resolve, reject) => {
    const request = indexedDB.open(outboxName(userId), 1)
    let isRefused = false
    request.onupgradeneeded = () => {
      // Opening a missing database creates it. A tab that only reads must not do that: the person may just have signed out.
      isRefused = !mayCreate()
      if (isRefused) return request.transaction?.abort()
      request.result.createObjectStore('entries', { keyPath: 'id' })
      request.result.createObjectStore('rest')
    }
    request.onerror = (event) => {
      event.preventDefault()
      if (isRefused) resolve(undefined)
      else reject(request.error)
    }
    request.onsuccess = () => {
      const database = request.result
      // A sign-out in another tab deletes the database, and has to wait until this connection is closed.
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      database.onclose = onClosed
      resolve(database)
    }
  })
}

async function readBox(transaction: IDBTransaction): Promise<Box> {
  const [entries, rest, deleted = []] = await Promise.all([
    result<Entry[]>(transaction.objectStore('entries').getAll()),
    result<Rest | undefined>(transaction.objectStore('rest').get('rest')),
    result<Deleted[] | undefined>(transaction.objectStore('rest').get('deleted')),
  ])
  return { ...emptyBox(), ...rest, entries, deleted }
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
