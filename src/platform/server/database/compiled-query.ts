/** Queries that are compiled once and run many times, because compiling costs more than running. */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

type Value = string | number | null
type Given = Readonly<Record<string, Value>>

/** Runs SQL synchronously; undefined when a transaction is open. */
type RunAtOnce = (sql: string, values: readonly unknown[]) => unknown[] | undefined

const syncDrivers = new WeakMap<object, RunAtOnce>()

/** Lets compiled queries call a synchronous driver directly instead of going through Kysely's promises. */
export function registerSyncDriver(db: Database, runAtOnce: RunAtOnce): void {
  syncDrivers.set(db.getExecutor().adapter, runAtOnce)
}

/** A placeholder in a query for a value that each run passes in. */
class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<Values, Row> = (
  db: Database,
  hole: <Name extends keyof Values & string>(name: Name) => Values[Name],
) => Compilable<Row>

/**
 * Gives a function that runs the query with the values of each run; `hole('day')` marks where `day` goes.
 * The query is compiled on its first use with a database and cached for that database's lifetime.
 */
export const compileQuery =
  <Values extends Given>() =>
  <Row>(build: Build<Values, Row>) => {
    const compiled = new WeakMap<object, CompiledQuery<Row>>()

    return async (db: Database | Tx, values: Values): Promise<Row[]> => {
      // Transactions come and go, but all of one database share its adapter.
      const owner = db.getExecutor().adapter
      let query = compiled.get(owner)
      if (!query) {
        // A hole passes for its value until the query runs: Kysely only carries it along.
        query = build(db, (name) => new Hole(name) as never).compile()
        compiled.set(owner, query)
      }
      const parameters = query.parameters.map((value) => (value instanceof Hole ? values[value.name] : value))
      const found = syncDrivers.get(owner)?.(query.sql, parameters)
      // The query's own type; Kysely's results are typed the same way.
      if (found) return found as Row[]
      const { rows } = await db.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
