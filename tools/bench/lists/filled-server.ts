/** Starts Nestling as a process with long lists. Returns the port, cookies and ids that requests need. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/platform/server/database/open.ts'
import { seedDatabase, signInCookie } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import { oldestPhotos } from './entry-rows.ts'
import { fillLists, type ListLengths } from './fill-lists.ts'

export type FilledServer = {
  port: number
  cookies: Record<'mother' | 'friend', string>
  journey: number
  /** For each list, the id that a request passes as `before` to get the last page. */
  lastPage: Record<'updates' | 'photos' | 'contacts' | 'wishes', number>
  close: () => Promise<void>
}

/** The token for the calendar feed. */
export const feedToken = 'a-calendar-that-only-the-bench-reads'

export async function startFilledServer(lengths: ListLengths, databaseUrl: string | null): Promise<FilledServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const found = await fill(lengths, dataDir, databaseUrl)
    const { port, stop } = await startNestling(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {})
    return { ...found, port, close: () => stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

async function fill(lengths: ListLengths, dataDir: string, databaseUrl: string | null) {
  const database = await openDatabase({ dataDir, databaseUrl }, () => undefined)
  const { db, engine } = database
  try {
    const services = await seedDatabase(database, dataDir)
    const journey = await fillLists(database, lengths, feedToken)
    // PostgreSQL would do this by itself within a minute.
    if (engine === 'postgres') await sql`analyze`.execute(db)
    const lastPage = async (table: 'updates' | 'photos' | 'contacts' | 'wishes') => {
      const live = db.selectFrom(table).where('pregnancy_id', '=', journey).where('deleted_at', 'is', null)
      return (await live.orderBy('id').offset(oldestPhotos.photos).limit(1).select('id').executeTakeFirstOrThrow()).id
    }
    return {
      cookies: { mother: await signInCookie(services, 'mother'), friend: await signInCookie(services, 'friend') },
      journey,
      lastPage: {
        updates: await lastPage('updates'),
        photos: await lastPage('photos'),
        contacts: await lastPage('contacts'),
        wishes: await lastPage('wishes'),
      },
    }
  } finally {
    await database.close()
  }
}
