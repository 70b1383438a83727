/** A copy of the whole database as it was at one moment, made while it is in use. */
import type { Environment } from '../../environment.ts'
import type { Database, Engine } from '../database.ts'
import type { Migration } from '../migrate.ts'

/** What a snapshot says about itself and the photos that belong to it. */
export type SnapshotContents = {
  readonly identity: string
  /** The names of the migrations that made its tables. */
  readonly migrations: readonly string[]
  readonly pictureFiles: readonly PictureFile[]
}
type PictureFile = { readonly name: string; readonly bytes: number; readonly checksum: string }

/** A snapshot whose content is damaged or incomplete. */
export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot'
}

export const snapshotFile = (engine: Engine): string => (engine === 'sqlite' ? 'nestling.db' : 'tables.jsonl')

/** Writes the database into a new file. */
export async function writeSnapshot({ db, engine }: { db: Database; engine: Engine }, path: string): Promise<void> {
  if (engine === 'sqlite') return (await import('./sqlite.ts')).writeSqliteSnapshot(db, path)
  return (await import('./postgres.ts')).writePostgresSnapshot(db, path)
}

/** Reads a snapshot back; throws DamagedSnapshot. */
export async function readSnapshot(engine: Engine, path: string): Promise<SnapshotContents> {
  if (engine === 'sqlite') return (await import('./sqlite.ts')).readSqliteSnapshot(path)
  return (await import('./postgres.ts')).readPostgresSnapshot(path)
}

type Target = {
  engine: Engine
  environment: Pick<Environment, 'dataDir' | 'databaseUrl'>
  migrations: readonly Migration[]
  /** Tables whose rows are not restored. */
  leaveOut: readonly string[]
}

/** Checks that the target is empty. Returns what restores a snapshot into it. */
export async function restoreSnapshot(target: Target): Promise<(path: string) => Promise<void>> {
  if (target.engine === 'sqlite') return (await import('./restore-sqlite.ts')).restoreSqlite(target)
  return (await import('./restore-postgres.ts')).restorePostgres(target)
}
