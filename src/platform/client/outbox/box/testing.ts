/**
 * A fake IndexedDB in memory for tests, with the parts that the outbox uses. Each event is a separate task, and `choose`
 * decides which of the waiting tasks runs next. Like the real one, it throws if it is used wrongly.
 */
type Request = {
  result?: unknown
  error?: unknown
  transaction?: { abort(): void }
  onupgradeneeded?: () => void
  onsuccess?: () => void
  onerror?: (event: { preventDefault(): void }) => void
}
type Table = { readonly keyPath: string | undefined; rows: Map<unknown, unknown> }
type Stored = Map<string, Table>
type Database = { readonly version: number; readonly tables: Stored }
type Connection = {
  onversionchange?: () => void
  onclose?: () => void
  close(): void
  createObjectStore(name: string, options?: { keyPath?: string }): void
  transaction(names: readonly string[], mode?: Mode, options?: { durability?: string }): Transaction
}
type Mode = 'readonly' | 'readwrite'
type Transaction = {
  error?: unknown
  oncomplete?: () => void
  onabort?: () => void
  objectStore(name: string): Record<string, (...input: never[]) => unknown>
  abort(): void
}
type Step = 'open' | 'read' | 'write' | 'commit'

/** Waits for the next task of the event loop. A timer would take a millisecond each time. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })

export function openFakeIndexedDb(choose: (count: number) => number = () => 0) {
  const databases = new Map<string, Database>()
  const connections = new Map<Connection, string>()
  const running = new Map<Connection, number>()
  /** Requests to open or delete a database run one after another, and so do the transactions that write to it. */
  const queues = new Map<string, Promise<void>>()
  const tasks: (() => void)[] = []
  const failures = new Map<Step, DOMException>()
  let writes: unknown[] = []
  let unhandled = 0

  /** Waits until `choose` selects this task. */
  const task = () =>
    new Promise<void>((go) => {
      tasks.push(go)
      void nextTask().then(() => tasks.splice(choose(tasks.length), 1)[0]?.())
    })

  function enqueue(queue: string, work: () => Promise<void>) {
    const done = (queues.get(queue) ?? Promise.resolve()).then(work)
    queues.set(queue, done)
  }

  function takeFailure(step: Step): DOMException | undefined {
    const failure = failures.get(step)
    failures.delete(step)
    return failure
  }

  function connect(name: string, stored: Stored): Connection {
    let isClosed = false
    const connection: Connection = {
      close() {
        isClosed = true
        if (!running.get(connection)) connections.delete(connection)
      },
      createObjectStore(store, { keyPath } = {}) {
        if (stored.has(store)) throw new DOMException('The store exists.', 'ConstraintError')
        stored.set(store, { keyPath, rows: new Map() })
      },
      transaction(names, mode = 'readonly', { durability = 'default' } = {}) {
        if (isClosed) throw new DOMException('The connection is closed.', 'InvalidStateError')
        if (names.length === 0) throw new DOMException('There are no stores.', 'InvalidAccessError')
        if (names.some((store) => !stored.has(store)))
          throw new DOMException('There is no such store.', 'NotFoundError')
        if (!/^read(only|write)$/.test(mode)) throw new TypeError('There is no such mode.')
        if (!/^(default|strict|relaxed)$/.test(durability)) throw new TypeError('There is no such durability.')
        return begin(names, mode)
      },
    }
    connections.set(connection, name)

    function begin(names: readonly string[], mode: Mode): Transaction {
      const requests: { request: Request; step: Step; run: () => unknown }[] = []
      let abortion: DOMException | undefined
      const abort = () => {
        abortion = new DOMException('The transaction was aborted.', 'AbortError')
      }
      const transaction: Transaction = { objectStore, abort }
      running.set(connection, (running.get(connection) ?? 0) + 1)
      const work = async () => {
        await task()
        const before = [...stored.values()].map((table) => ({ table, rows: new Map(table.rows) }))
        let failure: DOMException | undefined
        for (let next = requests.shift(); next && !failure; next = requests.shift()) {
          const { request, step, run } = next
          failure = abortion ?? takeFailure(step)
          if (failure) {
            request.error = failure
            request.onerror?.({ preventDefault: () => undefined })
          } else {
            request.result = structuredClone(run())
            request.onsuccess?.()
          }
          await task()
        }
        failure ??= abortion ?? (mode === 'readwrite' ? takeFailure('commit') : undefined)
        if (failure) for (const { table, rows } of before) table.rows = rows
        running.set(connection, (running.get(connection) ?? 1) - 1)
        if (isClosed && !running.get(connection)) connections.delete(connection)
        transaction.error = failure ?? null
        if (failure) transaction.onabort?.()
        else transaction.oncomplete?.()
      }
      if (mode === 'readwrite') enqueue(`writes of ${name}`, work)
      else void work()
      return transaction

      function objectStore(store: string) {
        const table = stored.get(store)
        if (!table || !names.includes(store)) throw new DOMException('There is no such store.', 'NotFoundError')
        const ask = (step: Step, run: () => unknown): Request => {
          if (step === 'write' && mode !== 'readwrite') throw new DOMException('It only reads.', 'ReadOnlyError')
          const request: Request = {}
          requests.push({ request, step, run })
          return request
        }
        return {
          getAll: () => ask('read', () => [...table.rows.values()]),
          get: (key: unknown) => ask('read', () => table.rows.get(key)),
          put(row: Record<string, unknown>, given?: unknown) {
            const key = table.keyPath === undefined ? given : row[table.keyPath]
            if (!/^(number|string)$/.test(typeof key)) throw new DOMException('There is no key.', 'DataError')
            const copy = structuredClone(row)
            return ask('write', () => {
              writes.push(row)
              table.rows.set(key, copy)
            })
          },
          delete: (key: unknown) => ask('write', () => void table.rows.delete(key)),
        }
      }
    }
    return connection
  }

  async function open(name: string, version: number, request: Request) {
    await task()
    const known = databases.get(name)
    const stored: Stored = known?.tables ?? new Map()
    const connection = connect(name, stored)
    request.result = connection
    let failure = takeFailure('open')
    const abort = () => {
      failure = new DOMException('The upgrade was aborted.', 'AbortError')
    }
    request.transaction = { abort }
    if (!failure && known?.version !== version) request.onupgradeneeded?.()
    await task()
    if (failure) {
      connections.delete(connection)
      request.error = failure
      unhandled += 1
      return request.onerror?.({ preventDefault: () => (unhandled -= 1) })
    }
    databases.set(name, { version, tables: stored })
    request.onsuccess?.()
  }

  const connectionsOf = (name: string) => [...connections].filter(([, of]) => of === name).map(([each]) => each)

  async function remove(name: string) {
    for (const connection of connectionsOf(name)) {
      await task()
      connection.onversionchange?.()
    }
    while (connectionsOf(name).length > 0) await task()
    databases.delete(name)
  }

  return {
    names: () => [...databases.keys()],
    factory: {
      open(name: string, version: number) {
        if (!(version > 0)) throw new TypeError('A version is a positive number.')
        const request: Request = {}
        enqueue(name, () => open(name, version, request))
        return request
      },
      deleteDatabase(name: string) {
        enqueue(name, () => remove(name))
        return {}
      },
      databases: async () => [...databases].map(([name, { version }]) => ({ name, version })),
    },
    /** Lets the next step of this kind fail. */
    fail: (step: Step, error: DOMException): unknown => failures.set(step, error),
    /** The rows that were written since the last call. */
    takeWrites() {
      const taken = writes
      writes = []
      return taken
    },
    /** The number of errors that nobody handled. Firefox reports them to the page. */
    unhandled: () => unhandled,
    /** Deletes everything, as a person can in the browser's settings. */
    clearSiteData() {
      databases.clear()
      for (const connection of connections.keys()) {
        connection.close()
        connection.onclose?.()
      }
    },
    /** Waits until databases are opened and deleted, and transactions that write are complete. */
    async settle(): Promise<void> {
      await Promise.all(queues.values())
    },
  }
}
