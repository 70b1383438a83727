import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import type { Watch } from './watch/watch.ts'

export type Engine = 'sqlite' | 'postgres'
export type Database = Kysely<Tables>
/** An open transaction: all of its changes happen or none. */
export type Tx = Transaction<Tables>

export type OpenDatabase = {
  readonly db: Database
  readonly engine: Engine
  /** Whether the open files are still at their path. If they were moved or replaced, new writes are lost. */
  isDatabaseInPlace(): boolean
  readonly watch: Watch
  /** Waits for running queries, then closes files and connections. */
  close(): Promise<void>
}

/** SQL for PostgreSQL: removes the time limit of queries until the transaction ends. */
export const liftTimeLimit = 'set local statement_timeout = 0'
