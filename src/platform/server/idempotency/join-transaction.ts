import type { Database, Tx } from '../database/database.ts'

/**
 * Returns the same database, but its first successful transaction also runs `last` at its end. Running it last keeps the
 * order in which rows are locked: journeys before people.
 */
export function joinTransaction(db: Database, last: (tx: Tx) => Promise<void>): Database {
  let isDone = false

  const transaction = () => {
    const builder = db.transaction()
    return new Proxy(builder, {
      get(target, name) {
        if (name !== 'execute') return ofTarget(target, name)
        return async <Result>(work: (tx: Tx) => Promise<Result>) => {
          const result = await builder.execute(async (tx) => {
            const made = await work(tx)
            if (!isDone) await last(tx)
            return made
          })
          isDone = true
          return result
        }
      },
    })
  }
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : ofTarget(target, name)) })
}

/** Binds methods to the proxied object, because it has private fields. */
function ofTarget(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}
