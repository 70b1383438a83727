/** The mark of a photo store: a file that says which database the photos belong to. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Feature } from '../feature/define-feature.ts'
import type { FileStore } from '../storage/store.ts'

type Owned = { files: FileStore; features: readonly Pick<Feature, 'pictureFolder' | 'tables'>[] }

export const markName = 'installation.txt'
/** The mark of a store that the next database may take over. */
const free = 'free'
/** The mark of a store into which photos are being copied. */
const unfinished = 'unfinished'
/** The folder for files without a row. */
export const unknownFolder = 'unknown'
export const unknownName = (name: string): string => `${unknownFolder}/${name}`

export const pictureFolders = (features: Owned['features']) =>
  features.flatMap(({ pictureFolder = [] }) => pictureFolder)

export const getIdentity = async (db: Database | Tx): Promise<string> =>
  (await db.selectFrom('installation').select('identity').executeTakeFirstOrThrow()).identity

/**
 * Claims the store for this database, and returns whether the store now belongs to it. A store without photos gets the mark
 * of this database. A store with photos gets this mark only if the store is free, or if the store has no mark and the
 * database has rows. A store whose photos are not complete yet does not get this mark.
 */
export async function claimStore({ db, files, features }: Owned & { db: Database }): Promise<boolean> {
  const [identity, mark] = await Promise.all([getIdentity(db), readMark(files)])
  if (mark === identity) return true
  if (mark === unfinished) return false
  const mayTake = mark === null ? await isUsed(db, features) : mark === free
  if (!mayTake && (await holdsPhotos({ files, features }))) return false
  await writeStoreMark(files, identity)
  return true
}

/** Whether the store has photos that belong to a database. If so, Nestling must not start with a new database. */
export const needsItsDatabase = async (owned: Owned): Promise<boolean> =>
  (await readMark(owned.files)) !== free && holdsPhotos(owned)

/** Marks the store as free, so the next database that starts takes it over. */
export const freeStore = (files: FileStore): Promise<void> => writeStoreMark(files, free)

/** Marks the store as one that does not have all photos yet. */
export const markUnfinished = (files: FileStore): Promise<void> => writeStoreMark(files, unfinished)

export const isUnfinished = async (files: FileStore): Promise<boolean> => (await readMark(files)) === unfinished

async function readMark(files: FileStore): Promise<string | null> {
  const content = await files.find(markName)
  return content && (Buffer.from(content).toString().split('\n')[0] ?? '')
}

/** Writes the mark: the identity of the database that the store belongs to, `free` or `unfinished`. */
export const writeStoreMark = (files: FileStore, identity: string): Promise<void> =>
  files.put(markName, Buffer.from(`${identity}\nThe photos here belong to the Nestling database of this identity.\n`))

async function holdsPhotos({ files, features }: Owned): Promise<boolean> {
  for (const folder of [...pictureFolders(features), unknownFolder])
    for await (const _ of files.list(folder)) return true
  return false
}

async function isUsed(db: Database, features: Owned['features']): Promise<boolean> {
  const plans = features.flatMap(({ tables = {} }) => Object.entries(tables))
  for (const [table] of plans.filter(([, { scope }]) => scope !== 'installation'))
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0) return true
  return false
}
