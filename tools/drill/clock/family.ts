/** Writes data before the clock is wrong, and reads and compares the family's lists before and after. */
import { isDeepStrictEqual } from 'node:util'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { listBackups } from '../../../src/platform/server/backup/backup-folder.ts'
import { chooseBackups } from '../../../src/platform/server/backup/rotate.ts'
import { runBackup } from '../../../src/platform/server/backup/run-backup.ts'
import { readEnvironment } from '../../../src/platform/server/environment.ts'
import { createLog } from '../../../src/platform/server/log.ts'
import { openStore } from '../../../src/platform/server/storage/open-store.ts'
import type { Installation, Settings } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import { signIn } from '../people/sign-in.ts'

const day = 86_400_000
/** How many backups to make, one for each of the last nights. */
const nights = 12
/** The old contact was deleted this many days ago, so it can be restored for one more day. */
const daysInTrash = 29

export type Browser = ReturnType<typeof openBrowser>
export type Lists = ReadonlyMap<string, readonly { id: number }[]>

/** Adds and deletes two contacts. Returns the id of the one whose deletion `makeHistory` backdates. */
export async function fillTrash(mother: Browser): Promise<number> {
  const add = async (name: string) =>
    Number(Object((await mother.post('/api/contacts', { name, category: 'doctor' })).body).id)
  const [recent, old] = [await add('Deleted today'), await add('Deleted long ago')]
  for (const id of [recent, old]) await mother.delete(`/api/contacts/${id}`)
  return old
}

/**
 * Backdates the deletion of the old contact, and makes backdated backups. Only direct access to the data can do this, so the
 * server must be stopped.
 */
export const makeHistory = (installation: Installation, oldContact: number): Promise<void> =>
  installation.withDatabase(async ({ db, engine }) => {
    const deleted_at = new Date(Date.now() - daysInTrash * day).toISOString()
    await db.updateTable('contacts').set({ deleted_at }).where('id', '=', oldContact).execute()
    const environment = readEnvironment(installation.settings)
    const parts = { db, engine, files: openStore(environment), log: createLog('silent') }
    for (let night = nights; night > 0; night -= 1) {
      // The half day keeps the rotation from removing a backup during the drill.
      const now = new Date(Date.now() - (night + 0.5) * day)
      await runBackup({ ...parts, clock: () => now }, { folder: environment.backupDir, now })
    }
  })

export const signInMother = async (port: number): Promise<Browser> =>
  openBrowser(port, await signIn(port, cast.mother.email))

/** The entries of every list that people write to, by the list's address. */
export async function readLists(mother: Browser, pregnancyId: number): Promise<Lists> {
  const journey = `/api/pregnancies/${pregnancyId}`
  const paths = [`${journey}/updates?limit=200`, `${journey}/wishlist`, '/api/contacts', '/api/photos', '/api/trash']
  const lists = new Map<string, { id: number }[]>()
  for (const path of paths) {
    const { status, body } = await mother.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    lists.set(path, body as { id: number }[])
  }
  return lists
}

/** Returns a sentence for each difference. Only the texts in `written` may be new, and each must appear once. */
export function compareLists(before: Lists, after: Lists, written: readonly string[]): string[] {
  const problems: string[] = []
  const found = new Map(written.map((text) => [text, 0]))
  for (const [path, things] of before) {
    const now = after.get(path) ?? []
    for (const thing of things)
      if (!now.some((other) => isDeepStrictEqual(other, thing))) problems.push(`${path} lost or changed ${thing.id}.`)
    for (const added of now.filter((other) => !things.some(({ id }) => id === other.id))) {
      const { content = '', name = '', caption = '' } = Object(added)
      const text = content || name || caption
      if (found.has(text)) found.set(text, (found.get(text) ?? 0) + 1)
      else problems.push(`${path} has an unexpected entry ${JSON.stringify(text)}.`)
    }
  }
  for (const [text, count] of found) if (count !== 1) problems.push(`"${text}" is listed ${count} times.`)
  return problems
}

type Backups = { all: ReadonlySet<string>; retained: ReadonlySet<string> }

/** The names of all backups, and of those that the rotation retains if the clock is right. */
export async function findBackups(place: Settings): Promise<Backups> {
  const backups = await listBackups(readEnvironment(place).backupDir)
  if (backups.length === 0) throw new Error('There are no backups.')
  return { all: new Set(backups.map(({ name }) => name)), retained: chooseBackups(backups, new Date()) }
}
