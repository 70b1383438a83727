import { sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { OpenDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { StartError } from './start-error.ts'

/** Opens the installation's database: SQLite in its data folder, or the PostgreSQL database in DATABASE_URL. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  report: (error: Error) => void,
): Promise<OpenDatabase> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Loaded on demand, because most installations never use PostgreSQL.
  const { openPostgres } = await import('./postgres.ts')
  const database = openPostgres(databaseUrl, report)
  try {
    const isUnfinished = sql<{ unfinished: boolean }>`select to_regclass(${unfinishedTable}) is not null as unfinished`
    const { rows } = await isUnfinished.execute(database.db)
    if (!rows[0]?.unfinished) return database
  } catch (error) {
    await database.close()
    throw new StartError(`The PostgreSQL that DATABASE_URL names cannot be reached (${reasonOf(error)}).`)
  }
  await database.close()
  throw new StartError(`The PostgreSQL that DATABASE_URL names is unfinished. ${emptyUnfinished}`)
}

/** A PostgreSQL database has this table while another database is being copied into it. */
export const unfinishedTable = 'unfinished'

export const emptyUnfinished =
  'A command that copied data into it was interrupted. Empty it, and run the command again.'

// Shows only the code, because the message may contain the address with its password.
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'
