import { chmod, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { ensureFreeSpace } from '../../storage/free-space.ts'
import type { Database } from '../database.ts'
import { copyFileOf } from '../sqlite.ts'
import { DamagedSnapshot, type EachPicture, type SnapshotContents } from './snapshot.ts'

/** A cache of 64 MB for checks. Checking an index reads pages out of order, many times if only 2 MB are cached as usual. */
const roomForIndexes = 'pragma cache_size = -65536'

/** Copies the file in small steps, including remains of deleted rows. */
export async function copySqlite(db: Database, path: string): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
  // The disk must hold the copy and its vacuumed version.
  await ensureFreeSpace(dirname(path), 2 * (rows[0]?.bytes ?? 0))
  await copyFileOf(db, path)
  await chmod(path, 0o600)
}

/** Checks the copy, and removes remains of deleted rows from it. */
export async function finishSqliteSnapshot(path: string): Promise<void> {
  const whole = `${path}.whole`
  await rename(path, whole)
  const copy = new DatabaseSync(whole)
  try {
    // `vacuum` does not read indexes, so it would not notice that one is damaged.
    copy.exec(`pragma locking_mode = exclusive; ${roomForIndexes}`)
    refuseDamage(copy)
    copy.prepare('vacuum into ?').run(path)
  } finally {
    copy.close()
  }
  for (const name of [whole, `${whole}-wal`, `${whole}-shm`]) await rm(name, { force: true })
  await chmod(path, 0o600)
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

export function readSqliteSnapshot(path: string, each: EachPicture): SnapshotContents {
  const snapshot = new DatabaseSync(path, { readOnly: true })
  try {
    snapshot.exec(roomForIndexes)
    refuseDamage(snapshot)
    const pictures = snapshot.prepare('select name, bytes, checksum from picture_files order by checksum')
    for (const { name, bytes, checksum } of pictures.iterate())
      each({ name: String(name), bytes: Number(bytes), checksum: String(checksum) })
    return {
      identity: String(snapshot.prepare('select identity from installation').get()?.identity),
      migrations: snapshot
        .prepare('select name from migrations order by name')
        .all()
        .map(({ name }) => String(name)),
    }
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) throw new DamagedSnapshot(error.message)
    throw error
  } finally {
    snapshot.close()
  }
}

function refuseDamage(file: DatabaseSync) {
  const [first] = file.prepare('pragma integrity_check(1)').all()
  if (first?.integrity_check !== 'ok') throw new DamagedSnapshot(String(first?.integrity_check))
}
