/** Copies a database into an empty SQLite or PostgreSQL database. The old database is not changed. */
import type { OpenDatabase } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import type { Copied } from '../database/snapshot/fill-database.ts'
import { readConsistently } from '../database/snapshot/read-tables.ts'
import { openTarget } from '../database/snapshot/target.ts'
import type { Environment } from '../environment.ts'

type Source = Pick<OpenDatabase, 'db' | 'engine'>
type Target = { environment: Pick<Environment, 'databaseUrl' | 'dataDir'>; migrations: readonly Migration[] }

/** Copies all rows, including sessions and waiting mail. Throws StartError, before it writes, if the target is not empty. */
export async function moveDatabase(source: Source, { environment, migrations }: Target): Promise<Copied> {
  const fill = await openTarget(environment)
  return readConsistently(source, (lines) => fill({ lines, migrations, leaveOut: [] }))
}
