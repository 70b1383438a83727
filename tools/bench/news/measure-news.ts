/**
 * Measures how much processor time the news worker needs for many events: it decides whom to notify of each, and stores one item
 * for each event and person.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNewsWorker } from '../../../src/features/news/server/public.ts'
import { queuePush } from '../../../src/features/push/server/public.ts'
import { openSqlite } from '../../../src/platform/server/database/sqlite.ts'
import { addNews } from '../../../src/platform/server/news/news-events.ts'
import { printFigure, seconds } from '../figures.ts'
import { addPeople } from '../server/people.ts'
import { seedDatabase } from '../server/seeded-folder.ts'

const events = 1000
const people = 50
const limitMs = 1000

export async function measureNews(): Promise<void> {
  console.log(`${events} photos are added at once in a journey of ${people} people`)
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const database = openSqlite(dataDir)
  try {
    const services = await seedDatabase(database, dataDir)
    const { db } = services
    const journey = db.selectFrom('pregnancies').select(['id', 'created_by']).where('baby_name', '=', 'Pip')
    const { id: pregnancyId, created_by: actorId } = await journey.executeTakeFirstOrThrow()
    const members = await db.selectFrom('members').select('id').where('pregnancy_id', '=', pregnancyId).execute()
    await addPeople(db, people - members.length, 'family')
    const now = services.clock()
    await db.transaction().execute(async (tx) => {
      for (let at = 0; at < events; at += 1) {
        const photo = { filename: `photo-${at}`, caption: null, week: null, width: 10, height: 10, upload_key: null }
        const { id } = await tx
          .insertInto('photos')
          .values({ ...photo, pregnancy_id: pregnancyId, created_by: actorId, created_at: now.toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow()
        await addNews(tx, { pregnancyId, kind: 'photo', subjectId: id, actorId }, now)
      }
    })
    const began = process.cpuUsage()
    await openNewsWorker({ ...services, queuePush }).runDue()
    const { user, system } = process.cpuUsage(began)
    const items = await db
      .selectFrom('news_items')
      .select(({ fn }) => fn.countAll().as('items'))
      .executeTakeFirstOrThrow()
    const ms = (user + system) / 1000
    printFigure(`processor time for ${items.items} items`, seconds(ms), {
      words: `limit ${seconds(limitMs)}`,
      met: ms <= limitMs,
    })
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
