/** Detects that the data folder is a copy or a restored backup: its database file is not the one that was checked last. */
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { databaseFile } from '../database/sqlite.ts'
import { StartError } from '../database/start-error.ts'
import type { Services } from '../services.ts'

type Checked = Pick<Services, 'db' | 'environment'>

/** The size up to which a database is checked at the start. On a slow disk, reading a larger file takes minutes. */
const maxBytesAtStart = 100_000_000

/**
 * If the database file is not the one that was checked last, checks the database unless it is large, and returns lines to
 * print. `check-copy-in-background.ts` checks the rest later, because with many journeys that takes minutes.
 */
export async function checkCopyAtStart(
  { db, environment: { databaseUrl, dataDir } }: Checked,
  maxBytes = maxBytesAtStart,
): Promise<string[]> {
  if (databaseUrl) return []
  const file = databaseFile(dataDir)
  const [current, known] = [identify(file), await findKnown(db)]
  if (known === current) return []

  const state = statSync(file).size <= maxBytes ? await checkDatabase(db) : 'in order'
  if (state === 'damaged') {
    const sentence = `${file} is damaged, perhaps because it was copied while Nestling was running. Copy it again while Nestling is stopped, or restore a backup.`
    // Only a copy is refused. If no file was ever checked, this may be an installation that has long been in use. It continues
    // as far as it can.
    if (known !== null) throw new StartError(sentence)
    return [sentence]
  }
  const repaired = state === 'repaired' ? [indexesRebuilt] : []
  if (known !== null)
    return [
      `The data in ${dataDir} is a copy. Its indexes and photos are being checked: see the Admin Panel.`,
      ...repaired,
    ]
  // The database is new, or from a version without this check.
  await noteChecked(db, current)
  return repaired
}

export const indexesRebuilt = 'The indexes of the database were damaged. They were rebuilt, and no row is lost.'

/** The identity of the database file (`identify`) if it is a copy that was not fully checked yet; otherwise null. */
export async function findUnchecked({ db, environment: { databaseUrl, dataDir } }: Checked): Promise<string | null> {
  if (databaseUrl) return null
  const [current, known] = [identify(databaseFile(dataDir)), await findKnown(db)]
  return known === null || known === current ? null : current
}

export const noteChecked = (db: Database, file: string | null) =>
  db.updateTable('installation').set({ database_file: file }).execute()

const findKnown = async (db: Database) =>
  (await db.selectFrom('installation').select('database_file').executeTakeFirst())?.database_file ?? null

/**
 * The identity of a file: its inode and creation time, which differ in a copy. On a disk without creation times, Node returns
 * `ctime` in their place, so only the inode counts.
 */
function identify(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.ino} ${found.birthtimeNs === found.ctimeNs ? 0 : found.birthtimeNs}` : null
}

/** Reads each page once. Damaged indexes are rebuilt, because they contain only data that is in the tables, too. */
async function checkDatabase(db: Database): Promise<'in order' | 'repaired' | 'damaged'> {
  if (await isReadable(db)) return 'in order'
  await sql`reindex`.execute(db).catch(() => undefined)
  return (await isReadable(db)) ? 'repaired' : 'damaged'
}

async function isReadable(db: Database): Promise<boolean> {
  // A page can be so damaged that the check itself fails.
  return sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db).then(
    ({ rows }) => rows[0]?.quick_check === 'ok',
    () => false,
  )
}
