/** PostgreSQL, for an installation with many families: any number of identical processes share one database. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import type { Tables } from './tables.ts'

const connections = 10
const longestQueryMs = 5000

// count(*) and other 64-bit numbers arrive as text; ours all fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on the `postgres://` address; it connects with the first query. */
export function openPostgres(url: string, report: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // One stays open, so that a command sees whether a Nestling uses the database.
    min: 1,
    connectionTimeoutMillis: longestQueryMs,
    statement_timeout: longestQueryMs,
    application_name: 'nestling',
  })
  // The pool replaces an idle connection that breaks. Without a listener its error would end the process.
  pool.on('error', report)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgres',
    isInPlace: () => true,
    close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())),
  }
}
