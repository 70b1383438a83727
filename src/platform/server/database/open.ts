import type { Environment } from '../environment.ts'
import type { OpenDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the installation's database, SQLite in its data folder unless DATABASE_URL names a PostgreSQL. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  report: (error: Error) => void,
): Promise<OpenDatabase> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Loaded only where it is used: most installations never do.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, report)
}
