/** Reads what is stored after a drill. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../src/platform/server/database/database.ts'
import { photosFolder } from '../../../src/platform/server/storage/open-store.ts'

/** Counts how many times each text is stored as an update, a contact or a caption. */
export async function countStored(db: Database): Promise<ReadonlyMap<string, number>> {
  const texts = await Promise.all([
    db.selectFrom('updates').select('content as text').execute(),
    db.selectFrom('contacts').select('name as text').execute(),
    db.selectFrom('photos').select('caption as text').execute(),
  ])
  const counts = new Map<string, number>()
  for (const { text } of texts.flat()) if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

type ReadFile = (name: string) => Promise<Buffer | null>

/** Returns a function that reads a photo from this data folder. */
export const inFolder =
  (dataDir: string): ReadFile =>
  (name) =>
    readFile(join(photosFolder(dataDir), name)).catch(() => null)

/** The names of all pictures in the database whose file is missing or differs from its checksum. */
export async function findBadPictures(db: Database, read: ReadFile): Promise<string[]> {
  const rows = await db.selectFrom('picture_files').select(['name', 'checksum']).execute()
  const bad: string[] = []
  for (const { name, checksum } of rows) {
    const content = await read(name)
    if (!content || hash('sha256', content) !== checksum) bad.push(name)
  }
  return bad
}
