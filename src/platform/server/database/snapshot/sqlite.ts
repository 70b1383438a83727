import { chmod, open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { findDamage } from './integrity.ts'
import { DamagedSnapshot, type SnapshotContents } from './snapshot.ts'

/** The copy is of one moment, because one statement makes it. Unlike a copy of the file it holds no leftovers of deleted rows. */
export async function writeSqliteSnapshot(db: Database, path: string): Promise<void> {
  // `vacuum` does not read indexes, so it would not notice that one is damaged.
  const damage = await findDamage(db)
  if (damage !== null) throw new DamagedSnapshot(damage)
  await sql`vacuum into ${path}`.execute(db)
  await chmod(path, 0o600)
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

export function readSqliteSnapshot(path: string): SnapshotContents {
  try {
    return read(path)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) throw new DamagedSnapshot(error.message)
    throw error
  }
}

function read(path: string): SnapshotContents {
  const snapshot = new DatabaseSync(path, { readOnly: true })
  try {
    const [first] = snapshot.prepare('pragma integrity_check(1)').all()
    if (first?.integrity_check !== 'ok') throw new DamagedSnapshot(String(first?.integrity_check))
    const select = (query: string) => snapshot.prepare(query).all()
    return {
      identity: String(select('select identity from installation')[0]?.identity),
      migrations: select('select name from migrations order by name').map(({ name }) => String(name)),
      pictureFiles: select('select name, bytes, checksum from picture_files order by id').map((row) => ({
        name: String(row.name),
        bytes: Number(row.bytes),
        checksum: String(row.checksum),
      })),
    }
  } finally {
    snapshot.close()
  }
}
