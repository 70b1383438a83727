/** PostgreSQL, for an installation with many families: any number of identical processes share one database. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { createSlots } from '../limits/slots.ts'
import { currentTurn } from '../limits/turn.ts'
import type { OpenDatabase } from './database.ts'
import { liftTimeLimit } from './database.ts'
import { explainFailure } from './failures.ts'
import type { Tables } from './tables.ts'
import { createPostgresWatch } from './watch/watch-postgres.ts'

const connections = 10
/** PostgreSQL aborts a query that takes longer. */
const longestQueryMs = 5000
/** A connection that does not respond for this long counts as lost, even if neither side has closed it. */
const longestSilenceMs = longestQueryMs + 2000

/** The error message if no slot becomes free in time. The pool's timeout has the same message and is handled alike. */
const noneFree = 'timeout exceeded when trying to connect'

// By default count(*) and other 64-bit integers are returned as text. Nestling's values all fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on the `postgres://` address; it connects with the first query. */
export function openPostgres(url: string, report: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // One connection stays open, so that commands can see that a server uses the database.
    min: 1,
    connectionTimeoutMillis: longestQueryMs,
    statement_timeout: longestQueryMs,
    application_name: 'nestling',
  })
  // The pool replaces a broken connection. An error event without a listener would end the process. The first listener
  // reports the errors of every connection. The second ignores an idle connection's error, which the pool emits again.
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', () => undefined)
  // The pool serves queries in order, so a client network with many queries could delay all others. The slots prevent
  // that.
  const takeSlot = createSlots({
    count: connections,
    mostEach: connections / 2,
    longestMs: longestQueryMs,
    refuse: () => new Error(noneFree),
  })
  const connect = async () => {
    const freeSlot = await takeSlot(currentTurn.getStore()?.network ?? '')
    try {
      return endWhenLost(await pool.connect(), freeSlot)
    } catch (error) {
      freeSlot()
      throw error
    }
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) })
  return {
    db,
    engine: 'postgres',
    isDatabaseInPlace: () => true,
    watch: createPostgresWatch({ url, db, report }),
    close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())),
  }
}

/**
 * Wraps a connection for Kysely. A lost connection is removed from the pool, so no later request gets it. If a query has no
 * response in time, its connection also counts as lost, because the response may still arrive during a later query.
 */
function endWhenLost(client: pg.PoolClient, freeSlot: () => void): PostgresPoolClient {
  let lost: Error | undefined
  let isLimited = true
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost
    if (text === liftTimeLimit) isLimited = false
    try {
      const result = await client.query({
        text,
        values: [...parameters],
        ...(isLimited && { query_timeout: longestSilenceMs }),
      })
      // Many results may arrive at once, and the work after each may take long, so each waits for its network's turn.
      await currentTurn.getStore()?.wait()
      return result
    } catch (error) {
      if (error instanceof Error && isLoss(error)) lost = error
      throw error
    }
  }
  const release = () => {
    client.release(lost)
    freeSlot()
  }
  // The cast of `query` is safe: the type also allows cursor queries, but Kysely does not use them here.
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

const isLoss = (error: Error) =>
  error.message === 'Query read timeout' || explainFailure(error)?.details.fault === 'database-away'
