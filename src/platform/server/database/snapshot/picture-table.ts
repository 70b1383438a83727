/**
 * Lists the photos of a snapshot, sorted by checksum. The list is a separate SQLite file, so the memory that a backup needs
 * does not grow with the number of photos.
 */
import { DatabaseSync } from 'node:sqlite'

export type PictureFile = { readonly name: string; readonly bytes: number; readonly checksum: string }
/** What is wrong with a listed photo: its file in the store is missing, or has different content. */
export type Flaw = 'missing' | 'damaged'
export type ListedPicture = PictureFile & { readonly flaw: Flaw | null }
export type PictureTable = ReturnType<typeof openPictureTable>

const pageSize = 200

export const toFlaw = (word: unknown): Flaw | null => (word === 'missing' || word === 'damaged' ? word : null)

export function openPictureTable(path: string) {
  const file = new DatabaseSync(path)
  // Each backup makes a new file, so this file does not have to survive a crash.
  file.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive;
    create table if not exists pictures (
      checksum text, name text, bytes integer, flaw text, primary key (checksum, name)
    ) without rowid, strict;
    create table if not exists held (checksum text primary key) without rowid, strict`)
  const insert = file.prepare('insert into pictures (checksum, name, bytes, flaw) values (?, ?, ?, ?)')
  const remove = file.prepare('delete from pictures where checksum = ? and name = ?')
  const hold = file.prepare('insert or ignore into held (checksum) values (?)')
  const page = file.prepare(`
    select checksum, name, bytes, flaw, exists (select 1 from held where held.checksum = pictures.checksum) as is_held
    from pictures where (checksum, name) > (?, ?)
    order by checksum, name limit ${pageSize}`)

  return {
    add: ({ name, bytes, checksum }: PictureFile) => void insert.run(checksum, name, bytes, null),
    /** Marks the photos with this checksum as already copied by an earlier backup. */
    hold: (checksum: string) => void hold.run(checksum),
    /** Replaces a photo’s entry with what was found in the store. */
    replace({ name, checksum }: PictureFile, { flaw, ...found }: Omit<ListedPicture, 'name'>) {
      remove.run(checksum, name)
      insert.run(found.checksum, name, found.bytes, flaw)
    },
    /** Yields the photos in pages, so that the server can respond to requests in between. */
    async *list(): AsyncGenerator<(ListedPicture & { readonly isHeld: boolean })[]> {
      for (let last = { checksum: '', name: '' }; ; ) {
        const rows = page.all(last.checksum, last.name).map((row) => ({
          checksum: String(row.checksum),
          name: String(row.name),
          bytes: Number(row.bytes),
          flaw: toFlaw(row.flaw),
          isHeld: row.is_held === 1,
        }))
        const end = rows.at(-1)
        if (!end) return
        yield rows
        last = end
      }
    },
    /** Runs `work` in one transaction, which makes many inserts fast. */
    async fill<Result>(work: () => Promise<Result>): Promise<Result> {
      file.exec('begin')
      const result = await work()
      file.exec('commit')
      return result
    },
    close: () => file.close(),
  }
}
