import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { queuePush } from '#features/push/server/public.ts'
import { openNewsWorker } from '../telling/news-worker.ts'
import { openReminders } from './testing.ts'

let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
beforeEach(async () => {
  testApp = await openTestApp()
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
})
afterEach(() => testApp.close())

const dayBefore = '2026-03-19T10:30:00.000Z'
const old = 'Fri, Mar 20, 10:30 AM'
const moved = { appointmentDate: '2026-03-23T09:00:00.000Z' }
const remove = async (id: number) => (await testApp.person('mother')).delete(`/api/appointments/${id}`)
const restore = (id: number) => family.mother.post(`/api/appointments/${id}/restore`)

test('if an appointment is moved after its reminder, people hear of the move once, and get a reminder of the new time', async () => {
  const { add, change, runAt, textsFor, newsOf } = family
  const id = await add()
  await runAt(dayBefore)
  await change(id, moved)
  await runAt('2026-03-19T10:30:01.000Z')
  const told = await runAt('2026-03-19T10:31:01.000Z')
  expect(textsFor('grandmother', told)).toEqual([`Nora moved an appointment from ${old} to Mon, Mar 23, 9:00 AM`])
  expect(textsFor('mother', told)).toEqual([])
  expect((await newsOf('grandmother')).filter((text) => text.startsWith('Reminder'))).toEqual([])
  expect(await runAt('2026-03-20T08:30:00.000Z')).toEqual([])
  const again = await runAt('2026-03-22T09:00:00.000Z')
  expect(textsFor('grandmother', again)).toEqual(['Reminder: an appointment on Mon, Mar 23, 9:00 AM'])
})

test('people hear of several moves as one, from the date that they know, and of no move back to it', async () => {
  const { add, change, runAt, textsFor } = family
  const [id, other] = [await add(), await add({ title: 'Other' })]
  await change(id, { appointmentDate: '2026-03-21T10:30:00.000Z' })
  await runAt('2026-03-15T10:00:02.000Z')
  await change(id, moved)
  await change(other, moved)
  await change(other, {})
  await runAt('2026-03-15T10:00:03.000Z')
  const told = await runAt('2026-03-15T10:02:00.000Z')
  expect(textsFor('friend', told)).toEqual([`Nora moved an appointment from ${old} to Mon, Mar 23, 9:00 AM`])
})

test('people are told of a new place, together with the date, but not of other changes', async () => {
  const { add, change, runAt, textsFor } = family
  const id = await add()
  await change(id, { notes: 'Bring the blue folder.' })
  await runAt('2026-03-15T10:00:02.000Z')
  expect(await runAt('2026-03-15T10:02:00.000Z')).toEqual([])
  await change(id, { location: 'Hospital' })
  await runAt('2026-03-15T10:02:01.000Z')
  const told = await runAt('2026-03-15T10:03:30.000Z')
  expect(textsFor('friend', told)).toEqual([`Nora changed the location of an appointment on ${old}`])
})

test.each(['deleted', 'marked as cancelled'])(
  'people hear once that an appointment is %s, and get no reminder of it',
  async (how) => {
    const { add, change, runAt, textsFor } = family
    const id = await add()
    await runAt(dayBefore)
    await (how === 'deleted' ? remove(id) : change(id, { status: 'cancelled' }))
    await runAt('2026-03-19T10:30:01.000Z')
    const told = await runAt('2026-03-19T10:32:00.000Z')
    expect(textsFor('grandmother', told)).toEqual([`Nora cancelled an appointment on ${old}`])
    if (how !== 'deleted') await remove(id)
    await runAt('2026-03-19T10:33:00.000Z')
    expect(await runAt('2026-03-20T08:30:00.000Z')).toEqual([])
  },
)

test('if an appointment is moved and then cancelled before anybody heard of the move, the news names the date that people know', async () => {
  const { add, change, runAt, textsFor } = family
  const id = await add()
  testApp.clock.now = new Date('2026-03-15T23:00:00.000Z')
  await change(id, moved)
  await runAt('2026-03-15T23:01:00.000Z')
  await change(id, { ...moved, status: 'cancelled' })
  await runAt('2026-03-15T23:02:00.000Z')
  const told = await runAt('2026-03-16T07:00:00.000Z')
  expect(textsFor('grandmother', told)).toEqual([`Nora cancelled an appointment on ${old}`])
})

test('if a deletion is undone at once, nobody hears of it, and the reminder comes', async () => {
  const { add, runAt, textsFor } = family
  const id = await add()
  await remove(id)
  await runAt('2026-03-15T10:00:02.000Z')
  testApp.clock.now = new Date('2026-03-15T10:00:06.000Z')
  await restore(id)
  expect(await runAt('2026-03-15T10:02:00.000Z')).toEqual([])
  expect(textsFor('friend', await runAt(dayBefore))).toEqual([`Reminder: an appointment on ${old}`])
})

test.each(['deleted', 'marked as cancelled'])(
  'people hear that an appointment that was %s is brought back',
  async (how) => {
    const { add, change, runAt, textsFor } = family
    const id = await add()
    await runAt(dayBefore)
    await (how === 'deleted' ? remove(id) : change(id, { status: 'cancelled' }))
    await runAt('2026-03-19T10:31:00.000Z')
    await runAt('2026-03-19T10:32:30.000Z')
    testApp.clock.now = new Date('2026-03-19T12:00:00.000Z')
    await (how === 'deleted' ? restore(id) : change(id, {}))
    await runAt('2026-03-19T12:00:01.000Z')
    const told = await runAt('2026-03-19T12:02:00.000Z')
    expect(textsFor('grandmother', told)).toEqual([`Nora brought back an appointment on ${old}`])
    expect(textsFor('mother', await runAt('2026-03-20T08:30:00.000Z'))).toEqual([`Reminder: an appointment on ${old}`])
  },
)

test('an appointment that is brought back after the time of its reminder gets no late reminder', async () => {
  const { add, runAt, textsFor } = family
  const id = await add()
  await remove(id)
  await runAt(dayBefore)
  testApp.clock.now = new Date('2026-03-19T12:00:00.000Z')
  await restore(id)
  expect(await runAt('2026-03-19T12:00:01.000Z')).toEqual([])
  const told = await runAt('2026-03-19T12:02:00.000Z')
  expect(textsFor('grandmother', told)).toEqual([`Nora brought back an appointment on ${old}`])
})

test('if two appointments are changed, and one begins before the message, people still hear of the other', async () => {
  const { add, change, runAt, textsFor } = family
  const [id, soon] = [await add(), await add({ appointmentDate: '2026-03-15T10:05:00.000Z' })]
  testApp.clock.now = new Date('2026-03-15T10:04:20.000Z')
  await change(id, { location: 'Hospital' })
  testApp.clock.now = new Date('2026-03-15T10:04:30.000Z')
  await change(soon, { appointmentDate: '2026-03-15T10:05:00.000Z', location: 'Hospital' })
  await runAt('2026-03-15T10:04:31.000Z')
  const told = await runAt('2026-03-15T10:06:00.000Z')
  expect(textsFor('friend', told)).toEqual([`Nora changed the location of an appointment on ${old}`])
})

test('a change in quiet hours is listed but not sent if the appointment begins before they end', async () => {
  const { add, change, runAt } = family
  const id = await add({ appointmentDate: '2026-03-20T06:30:00.000Z' })
  for (const time of ['2026-03-18T21:30:00.000Z', '2026-03-19T21:30:00.000Z']) await runAt(time)
  testApp.clock.now = new Date('2026-03-19T23:00:00.000Z')
  await change(id, { appointmentDate: '2026-03-20T06:30:00.000Z', location: 'Hospital' })
  await runAt('2026-03-19T23:00:01.000Z')
  expect(await runAt('2026-03-20T07:00:00.000Z')).toEqual([])
  expect(await family.newsOf('grandmother')).toContain('changed the location of an appointment on Fri, Mar 20, 6:30 AM')
})

test('a person who wants daily messages hears at once of a move if a daily message would be too late', async () => {
  const { add, change, choose, runAt, textsFor } = family
  const { push } = Object((await (await testApp.person('friend')).get('/api/news-choices')).body)
  await choose('friend', { push: { ...push, appointment: 'daily' } })
  const id = await add()
  await runAt('2026-03-15T18:00:00.000Z')
  await runAt('2026-03-19T18:00:00.000Z')
  testApp.clock.now = new Date('2026-03-19T20:00:00.000Z')
  await change(id, moved)
  await runAt('2026-03-19T20:00:01.000Z')
  const told = await runAt('2026-03-19T20:01:01.000Z')
  expect(textsFor('friend', told)).toEqual([`Nora moved an appointment from ${old} to Mon, Mar 23, 9:00 AM`])
})

test('when an appointment is moved, an unsent notification with the old time is withdrawn', async () => {
  const { add, change } = family
  const { db } = testApp
  const id = await add()
  const session = await db.selectFrom('sessions').select(['id', 'user_id']).orderBy('id').executeTakeFirstOrThrow()
  await db
    .insertInto('push_devices')
    .values({
      ...{ user_id: session.user_id, session_id: session.id, endpoint: 'https://push.example.net/a' },
      ...{ p256dh: '', auth: '', created_at: '2026-03-01T10:00:00.000Z' },
    })
    .execute()
  testApp.clock.now = new Date(dayBefore)
  await openNewsWorker({ ...testApp.services, queuePush }).runDue()
  const waiting = () => db.selectFrom('push_messages').select(['body', 'expires_at']).execute()
  expect(await waiting()).toEqual([
    { body: `Reminder: an appointment on ${old}`, expires_at: '2026-03-20T10:30:00.000Z' },
  ])
  await change(id, moved)
  expect(await waiting()).toEqual([])
})
