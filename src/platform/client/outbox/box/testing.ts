/**
 * A fake IndexedDB in memory for tests, with the parts that the outbox uses. Each event is a separate task, and `choose`
 * decides which of the waiting tasks runs next.
 */
type Request = {
  result?: unknown
  error?: unknown
  transaction?: { abort(): void }
  onupgradeneeded?: () => void
  onsuccess?: () => void
  onerror?: (event: { preventDefault(): void }) => void
}
type Rows = Map<unknown, unknown>
type Stored = Map<string, Rows>
type Connection = {
  onversionchange?: () => void
  close(): void
  createObjectStore(name: string): void
  transaction(names: readonly string[], mode?: 'readwrite'): Transaction
}
type Transaction = {
  oncomplete?: () => void
  objectStore(name: string): Record<string, (...input: never[]) => unknown>
}

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
  const databases = new Map<string, Stored>()
  const connections = new Map<Connection, string>()
  const running = new Map<Connection, number>()
  /** Requests to open or delete a database run one after another, and so do the transactions that write to it. */
  const queues = new Map<string, Promise<void>>()
  const tasks: (() => void)[] = []

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

  function connect(name: string, stored: Stored): Connection {
    let isClosed = false
    const connection: Connection = {
      close() {
        isClosed = true
        if (!running.get(connection)) connections.delete(connection)
      },
      createObjectStore: (store) => void stored.set(store, new Map()),
      transaction(_names, mode) {
        if (isClosed) throw new DOMException('The connection is closed.', 'InvalidStateError')
        return begin(mode)
      },
    }
    connections.set(connection, name)

    function begin(mode: 'readwrite' | undefined): Transaction {
      const requests: { request: Request; run: () => unknown }[] = []
      const transaction: Transaction = { objectStore }
      running.set(connection, (running.get(connection) ?? 0) + 1)
      const work = async () => {
        await task()
        for (let next = requests.shift(); next; next = requests.shift()) {
          next.request.result = structuredClone(next.run())
          next.request.onsuccess?.()
          await task()
        }
        running.set(connection, (running.get(connection) ?? 1) - 1)
        if (isClosed && !running.get(connection)) connections.delete(connection)
        transaction.oncomplete?.()
      }
      if (mode === 'readwrite') enqueue(`writes of ${name}`, work)
      else void work()
      return transaction

      function objectStore(store: string) {
        const rows: Rows = stored.get(store) ?? new Map()
        const ask = (run: () => unknown): Request => {
          const request: Request = {}
          requests.push({ request, run })
          return request
        }
        return {
          getAll: () => ask(() => [...rows.values()]),
          get: (key: unknown) => ask(() => rows.get(key)),
          put: (row: { id?: number }, key: unknown = row.id) => ask(() => void rows.set(key, structuredClone(row))),
          delete: (key: unknown) => ask(() => void rows.delete(key)),
        }
      }
    }
    return connection
  }

  async function open(name: string, request: Request) {
    await task()
    const known = databases.get(name)
    const stored: Stored = known ?? new Map()
    const connection = connect(name, stored)
    request.result = connection
    let isAborted = false
    request.transaction = { abort: () => (isAborted = true) }
    if (!known) request.onupgradeneeded?.()
    await task()
    if (isAborted) {
      connections.delete(connection)
      request.error = new DOMException('The upgrade was aborted.', 'AbortError')
      return request.onerror?.({ preventDefault: () => undefined })
    }
    databases.set(name, stored)
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
      open(name: string) {
        const request: Request = {}
        enqueue(name, () => open(name, request))
        return request
      },
      deleteDatabase(name: string) {
        enqueue(name, () => remove(name))
        return {}
      },
    },
    /** Waits until databases are opened and deleted, and transactions that write are complete. */
    async settle(): Promise<void> {
      await Promise.all(queues.values())
    },
  }
}
