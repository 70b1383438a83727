import { sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { OpenDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { StartError } from './start-error.ts'

/** Opens the installation's database: SQLite in its data folder, or the PostgreSQL server in DATABASE_URL. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  report: (error: Error) => void,
): Promise<OpenDatabase> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Loaded on demand, because most installations never use it.
  const { openPostgres } = await import('./postgres.ts')
  const database = openPostgres(databaseUrl, report)
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    throw new StartError(`The PostgreSQL that DATABASE_URL names cannot be reached (${reasonOf(error)}).`)
  }
}

// Only the code, because the message may contain the address, and with it a password.
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'
