/** A copy of the whole database as it was at one moment, made while it is in use. */
import type { Database, Engine } from '../database.ts'
import { openSnapshotFile } from '../sqlite.ts'
import type { Line } from './line.ts'
import { readTables } from './read-tables.ts'

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

/** Every row of a snapshot, to fill another database with. */
export async function* readRows(engine: Engine, path: string): AsyncGenerator<Line> {
  if (engine === 'postgres') return yield* (await import('./postgres.ts')).readLines(path)
  const { db, close } = openSnapshotFile(path)
  try {
    yield* readTables(db, engine)
  } finally {
    await close()
  }
}
