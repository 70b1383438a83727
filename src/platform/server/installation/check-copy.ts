/** Checks the data folder when its database is another file than at the last start: a copy, or a restored backup. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { findDamage } from '../database/snapshot/integrity.ts'
import { databaseFile } from '../database/sqlite.ts'
import { StartError } from '../database/start-error.ts'
import type { Services } from '../services.ts'
import { photosFolder } from '../storage/open-store.ts'

/** Returns lines to print. A copy that was made while Nestling ran may lack rows and photos. */
export async function checkCopy({ db, engine, environment }: Services): Promise<string[]> {
  if (engine !== 'sqlite') return []
  const { dataDir, photoStore } = environment
  const file = databaseFile(dataDir)
  const [current, known] = [
    identify(file),
    await db.selectFrom('installation').select('database_file').executeTakeFirst(),
  ]
  if (known?.database_file === current) return []

  const isCopy = Boolean(known?.database_file)
  const state = await checkDatabase(db)
  if (state === 'damaged') {
    const sentence = `${file} is damaged, perhaps because it was copied while Nestling ran. Copy it again while Nestling is stopped, or restore a backup.`
    // An installation in use goes on as far as it can.
    if (isCopy) throw new StartError(sentence)
    return [sentence]
  }
  const isRepaired = state === 'repaired'
  const photos = photoStore ? { all: 0, lacking: [] } : await comparePhotos(db, photosFolder(dataDir))
  await db.updateTable('installation').set({ database_file: current }).execute()
  // Otherwise it is new, or from a version that did not check.
  if (!isCopy && !isRepaired && photos.lacking.length === 0) return []
  return [
    ...(isCopy ? [`The data in ${dataDir} is a copy, and was checked.`] : []),
    ...(isRepaired ? ['The indexes of its database were damaged. They were made again, and no row is lost.'] : []),
    photos.lacking.length === 0
      ? `Its database is in order, and ${photos.all} of ${photos.all} photo files are there.`
      : `${photos.lacking.length} of ${photos.all} photo files are missing or cut off, such as ${photos.lacking[0]}. Copy the folder again while Nestling is stopped, or restore a backup.`,
  ]
}

/** Another file, or the same one on another disk, has another text. Not every disk knows when a file was made. */
function identify(file: string): string {
  const { ino, birthtimeNs, ctimeNs } = statSync(file, { bigint: true })
  return `${ino} ${birthtimeNs === ctimeNs ? 0 : birthtimeNs}`
}

/** Damaged indexes are made again. They hold nothing that is not in the tables. */
async function checkDatabase(db: Database): Promise<'in order' | 'repaired' | 'damaged'> {
  if (await isInOrder(db)) return 'in order'
  await sql`reindex`.execute(db).catch(() => undefined)
  return (await isInOrder(db)) ? 'repaired' : 'damaged'
}

async function isInOrder(db: Database): Promise<boolean> {
  // A page can be so damaged that even the check ends.
  return findDamage(db).then(
    (damage) => damage === null,
    () => false,
  )
}

async function comparePhotos(db: Database, folder: string) {
  const rows = await db.selectFrom('picture_files').select(['name', 'bytes']).execute()
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size
  const lacking = rows.filter(({ name, bytes }) => sizeOf(name) !== bytes).map(({ name }) => name)
  return { all: rows.length, lacking }
}
