/** Queries that are compiled once and run many times, because compiling costs more than running. */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

type Value = string | number | null
type Given = Readonly<Record<string, Value>>

/** Runs SQL synchronously and returns its rows; undefined while a transaction is open. */
type RunSync = (sql: string, values: readonly unknown[]) => unknown[] | undefined

const syncDrivers = new WeakMap<object, RunSync>()

/** Lets compiled queries call a synchronous driver directly instead of going through Kysely's promises. */
export function registerSyncDriver(db: Database, runSync: RunSync): void {
  syncDrivers.set(db.getExecutor().adapter, runSync)
}

/** A placeholder in a query for a value that is passed in at each run. */
class Param {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<Values, Row> = (
  db: Database,
  param: <Name extends keyof Values & string>(name: Name) => Values[Name],
) => Compilable<Row>

/**
 * Returns a function that runs the query with the values of each run; `param('day')` marks where `day` goes. The query is
 * compiled on its first use with a database and cached for that database's lifetime.
 */
export const compileQuery =
  <Values extends Given>() =>
  <Row>(build: Build<Values, Row>) => {
    const compiled = new WeakMap<object, CompiledQuery<Row>>()

    return async (db: Database | Tx, values: Values): Promise<Row[]> => {
      // The adapter is the cache key, because a database shares its adapter with all of its transactions.
      const owner = db.getExecutor().adapter
      let query = compiled.get(owner)
      if (!query) {
        // The cast is safe: Kysely only passes the placeholder on, and it is replaced by its value before the query runs.
        query = build(db, (name) => new Param(name) as never).compile()
        compiled.set(owner, query)
      }
      const parameters = query.parameters.map((value) => (value instanceof Param ? values[value.name] : value))
      const found = syncDrivers.get(owner)?.(query.sql, parameters)
      // The cast is safe: these are rows of this query, as in Kysely's own results.
      if (found) return found as Row[]
      const { rows } = await db.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
