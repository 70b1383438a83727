/** Queries that are built once and run many times: building costs more than running. */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

type Value = string | number | null
type Given = Readonly<Record<string, Value>>

/** Runs SQL at once; undefined when it has to wait for its turn. */
type RunAtOnce = (sql: string, values: readonly unknown[]) => unknown[] | undefined

const syncDrivers = new WeakMap<object, RunAtOnce>()

/** Leads kept queries past Kysely's queue of promises to a driver that answers at once. */
export function registerSyncDriver(db: Database, runAtOnce: RunAtOnce): void {
  syncDrivers.set(db.getExecutor().adapter, runAtOnce)
}

/** Stands in a query for the value that each run brings. */
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
 * The query is compiled on its first use with a database and kept as long as that database is.
 */
export const compileQuery =
  <Values extends Given>() =>
  <Row>(build: Build<Values, Row>) => {
    const compiled = new WeakMap<object, CompiledQuery<Row>>()

    return async (db: Database | Tx, values: Values): Promise<Row[]> => {
      // Transactions come and go, but all of one database speak through the same adapter.
      const owner = db.getExecutor().adapter
      let query = compiled.get(owner)
      if (!query) {
        // A hole passes for its value until the query runs: Kysely only carries it along.
        query = build(db, (name) => new Hole(name) as never).compile()
        compiled.set(owner, query)
      }
      const parameters = query.parameters.map((value) => (value instanceof Hole ? values[value.name] : value))
      const found = syncDrivers.get(owner)?.(query.sql, parameters)
      // The type is the query's own, as it is of what Kysely gives.
      if (found) return found as Row[]
      const { rows } = await db.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
