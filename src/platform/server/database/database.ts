import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'
export type Database = Kysely<Tables>
/** A transaction that is open; what is done through it happens whole or not at all. */
export type Tx = Transaction<Tables>

export type OpenDatabase = {
  readonly db: Database
  readonly engine: Engine
  /** Waits for what is under way, then lets go of files and connections. */
  close(): Promise<void>
}
