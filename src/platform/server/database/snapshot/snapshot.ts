/** A snapshot: a copy of the whole database as it was at one moment, made while the database is in use. */
import type { Database, Engine } from '../database.ts'
import { openSnapshotFile } from '../sqlite.ts'
import type { Line } from './line.ts'
import type { PictureFile } from './picture-table.ts'
import { readTables } from './read-tables.ts'

/** What is read from a snapshot, besides the list of its pictures. */
export type SnapshotContents = {
  readonly identity: string
  /** The names of the migrations that made its tables. */
  readonly migrations: readonly string[]
}
export type EachPicture = (file: PictureFile) => void

/** A snapshot whose content is damaged or incomplete. */
export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot'
}

export const snapshotFile = (engine: Engine): string => (engine === 'sqlite' ? 'nestling.db' : 'tables.jsonl')

/** Writes the database into a new file. A SQLite file can be used as a snapshot only after `finishSnapshot`. */
export async function writeSnapshot({ db, engine }: { db: Database; engine: Engine }, path: string): Promise<void> {
  if (engine === 'sqlite') return (await import('./sqlite.ts')).copySqlite(db, path)
  return (await import('./postgres.ts')).writePostgresSnapshot(db, path)
}

/** Checks a SQLite file and removes remains of deleted rows. This blocks the process, so run it in a separate process. */
export async function finishSnapshot(engine: Engine, path: string): Promise<void> {
  if (engine === 'sqlite') await (await import('./sqlite.ts')).finishSqliteSnapshot(path)
}

/** Reads a snapshot, and calls `each` for every picture file in it; throws DamagedSnapshot. */
export async function readSnapshot(engine: Engine, path: string, each: EachPicture): Promise<SnapshotContents> {
  if (engine === 'sqlite') return (await import('./sqlite.ts')).readSqliteSnapshot(path, each)
  return (await import('./postgres.ts')).readPostgresSnapshot(path, each)
}

/** Reads every row of a snapshot, to fill another database with them. */
export async function* readRows(engine: Engine, path: string): AsyncGenerator<Line> {
  if (engine === 'postgres') return yield* (await import('./postgres.ts')).readLines(path)
  const { db, close } = openSnapshotFile(path)
  try {
    yield* readTables(db, engine)
  } finally {
    await close()
  }
}
