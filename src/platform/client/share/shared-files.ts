/** Files shared by another app on this device, passed from the service worker to the page that shows them. */
import { shareTarget } from '#platform/shared/share-target.ts'

export type Shared = {
  readonly files: readonly File[]
  readonly words: string
  /** The number of files beyond the limit, which are not stored. */
  readonly leftOut: number
  /** The only person who may see the files. If nobody was signed in, null: the next person who signs in may see them. */
  readonly userId: number | null
}

type Described = Pick<File, 'name' | 'type' | 'lastModified'>
/** Stored beside the files. `at` is when the share was stored. */
type Note = Omit<Shared, 'files'> & { at: number; files: readonly Described[] }

const cacheName = 'nestling-shared'
const noteAddress = '/shared/note'
const addressOf = (index: number) => `/shared/${index}`

/** Milliseconds that a share is stored: long enough to reset a password and sign in. */
const maxAgeMs = 3_600_000

/** Stores a share, replacing the previous one. */
export async function storeShared({ files, ...others }: Shared, now: number): Promise<void> {
  await deleteShared()
  const cache = await caches.open(cacheName)
  for (const [index, file] of files.entries()) await cache.put(addressOf(index), new Response(file))
  const described = files.map(({ name, type, lastModified }) => ({ name, type, lastModified }))
  // Written last, so an interrupted share has no note and is ignored.
  await cache.put(noteAddress, Response.json({ ...others, at: now, files: described } satisfies Note))
}

/** Deletes the share, and returns it if it is for this person and at most an hour old. */
export async function collectShared(userId: number, now: number): Promise<Shared | undefined> {
  if (!(await hasShared())) return undefined
  const cache = await caches.open(cacheName)
  const note = await readNote(cache)
  const files = await Promise.all((note?.files ?? []).map((described, index) => readFile(cache, described, index)))
  // If two tabs ask at once, only one of them gets the files.
  const isOurs = await deleteShared()
  if (!note || !isOurs || isOld(note, now) || !isFor(note, userId)) return undefined
  return { ...note, files: files.flat() }
}

/** The page to open after sign-in if shared files are waiting for this person; undefined if there are none. */
export async function findSharedPage(userId: number): Promise<string | undefined> {
  const note = (await hasShared()) ? await readNote(await caches.open(cacheName)) : undefined
  return note && isFor(note, userId) ? shareTarget.arrival : undefined
}

/** Returns whether there was a share. */
export const deleteShared = async (): Promise<boolean> => hasCacheStorage() && caches.delete(cacheName)

/** Deletes a share that nobody collected within an hour. */
export async function deleteOldShared(now: number): Promise<void> {
  if (!(await hasShared())) return
  const note = await readNote(await caches.open(cacheName))
  if (note && isOld(note, now)) await deleteShared()
}

const hasShared = async () => hasCacheStorage() && caches.has(cacheName)

/** Browsers have no cache storage on pages over plain http. */
const hasCacheStorage = () => 'caches' in globalThis

async function readNote(cache: Cache): Promise<Note | undefined> {
  return (await cache.match(noteAddress))?.json()
}

async function readFile(cache: Cache, { name, type, lastModified }: Described, index: number): Promise<File[]> {
  const stored = await cache.match(addressOf(index))
  return stored ? [new File([await stored.blob()], name, { type, lastModified })] : []
}

const isFor = (note: Note, userId: number) => note.userId === null || note.userId === userId

// The absolute difference, because the clock may have been set back.
const isOld = ({ at }: Note, now: number) => Math.abs(now - at) > maxAgeMs
