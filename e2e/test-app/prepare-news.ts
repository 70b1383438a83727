import { addNews } from '#platform/server/news/news-events.ts'
import type { Prepare } from './demo-data.ts'

const hour = 3_600_000
const day = 24 * hour

/** Makes a reminder due for everybody. The visit is in 20 hours. It and all members were added a month ago. */
export const remindOfVisit: Prepare = async ({ db, clock }) => {
  const now = clock().getTime()
  const at = (instant: number) => new Date(instant).toISOString()
  await db
    .updateTable('members')
    .set({ accepted_at: at(now - 30 * day) })
    .where('accepted_at', 'is not', null)
    .execute()
  const visit = { appointment_date: at(now + 20 * hour), created_at: at(now - 30 * day) }
  await db.updateTable('appointments').set(visit).where('title', '=', 'Midwife visit').execute()
}

/** Adds news of each update and appointment of the demo family: one every two hours, and the last one two hours ago. */
export const makeNews: Prepare = async ({ db, clock }) => {
  const journey = db.selectFrom('pregnancies').select('id').where('baby_name', '=', 'Pip')
  const { id: pregnancyId } = await journey.executeTakeFirstOrThrow()
  const updates = await db.selectFrom('updates').select(['id', 'author_id as actorId']).orderBy('id').execute()
  const appointments = await db
    .selectFrom('appointments')
    .select(['id', 'created_by as actorId'])
    .orderBy('id')
    .execute()
  const events = [
    ...updates.map((update) => ({ ...update, kind: 'update' })),
    ...appointments.map((appointment) => ({ ...appointment, kind: 'appointment-added' })),
  ]
  await db.transaction().execute(async (tx) => {
    for (const [at, { id, actorId, kind }] of events.entries()) {
      const happenedAt = new Date(clock().getTime() - (events.length - at) * 2 * hour)
      await addNews(tx, { pregnancyId, kind, subjectId: id, actorId }, happenedAt)
    }
  })
}
