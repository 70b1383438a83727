/** Photos that one person shares in a row are told in one message. Other news does not wait for them. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { openTestWorker, passSeconds } from './testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let pregnancyId: number
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  pregnancyId = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

async function idOf(name: CastName): Promise<number> {
  const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
  return (await users.executeTakeFirstOrThrow()).id
}

/** Adds a photo of this person, and returns its id. */
async function addPhoto(name: CastName, journey = pregnancyId): Promise<number> {
  const { db, clock } = testApp
  const actorId = await idOf(name)
  const by = { pregnancy_id: journey, created_by: actorId, created_at: clock.now.toISOString() }
  const filename = `${actorId}-${journey}-${clock.now.getTime()}`
  const photo = { filename, caption: null, week: null, width: 10, height: 10, upload_key: null }
  return db.transaction().execute(async (tx) => {
    const added = tx.insertInto('photos').values({ ...photo, ...by })
    const { id } = await added.returning('id').executeTakeFirstOrThrow()
    await addNews(tx, { pregnancyId: journey, kind: 'photo', subjectId: id, actorId }, clock.now)
    return id
  })
}

/** Shares a photo as this person, and runs the worker. */
async function share(name: CastName, journey = pregnancyId) {
  await addPhoto(name, journey)
  await worker.run()
}

async function runAfter(seconds: number) {
  passSeconds(testApp, seconds)
  await worker.run()
}

/** The texts of all notifications that this person has got so far. */
async function pushTextsOf(name: CastName): Promise<string[]> {
  const id = await idOf(name)
  return worker.pushes.filter(({ userId }) => userId === id).map(({ body }) => body)
}

async function choose(name: CastName, change: Record<string, object>) {
  const browser = await testApp.person(name)
  const { version: _, canMail: __, ...choices } = Object((await browser.get('/api/news-choices')).body)
  const push = { ...choices.push, ...change.push }
  const { status } = await browser.ask('PUT', '/api/news-choices', { ...choices, ...change, push })
  expect(status).toBe(200)
}

test('a photo that is shared when the previous one is due does not delay the previous one', async () => {
  await share('mother')
  passSeconds(testApp, 60)
  await share('mother')
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo'])
  await runAfter(59)
  expect(await pushTextsOf('grandmother')).toHaveLength(1)
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo', 'Nora shared a photo'])
})

test('a photo waits only for further photos of the same person', async () => {
  await share('partner')
  await share('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(30)
  expect(await pushTextsOf('grandmother')).toEqual(['Sam shared a photo'])
  await runAfter(30)
  expect(await pushTextsOf('grandmother')).toEqual(['Sam shared a photo', 'Nora shared 2 photos'])
})

test('a photo for the daily message does not delay an earlier one that is told at once', async () => {
  await share('mother')
  await choose('grandmother', { push: { photo: 'daily' } })
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(30)
  expect([await pushTextsOf('grandmother'), await pushTextsOf('friend')]).toEqual([['Nora shared a photo'], []])
  await runAfter(30)
  expect([await pushTextsOf('grandmother'), await pushTextsOf('friend')]).toEqual([
    ['Nora shared a photo'],
    ['Nora shared 2 photos'],
  ])
})

test('a reaction does not wait for photos', async () => {
  await choose('grandmother', { push: { reaction: 'at-once' } })
  const ofGrandmother = await addPhoto('grandmother')
  const mother = await testApp.person('mother')
  expect((await mother.ask('PUT', `/api/photos/${ofGrandmother}/reaction`, { kind: 'heart' })).status).toBe(200)
  await share('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(30)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora reacted to your photo'])
  await runAfter(30)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora reacted to your photo', 'Nora shared 2 photos'])
})

/** Lets the mother and the grandmother join a second journey, and returns its id. */
async function joinOther(): Promise<number> {
  const other = await testApp.findJourney('Feijão')
  const joined = '2026-01-01T00:00:00.000Z'
  for (const name of ['mother', 'grandmother'] as const) {
    const member = { pregnancy_id: other, user_id: await idOf(name), role: 'family' } as const
    await testApp.db
      .insertInto('members')
      .values({ ...member, created_at: joined, accepted_at: joined })
      .execute()
  }
  return other
}

/** The journeys and texts of all notifications that the grandmother has got so far. */
async function toldToGrandmother() {
  const ruth = await idOf('grandmother')
  return worker.pushes.filter(({ userId }) => userId === ruth).map((push) => [push.pregnancyId, push.body])
}

test('a photo does not wait for photos by the same person in another journey', async () => {
  const other = await joinOther()
  await share('mother', other)
  await share('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(30)
  expect(await toldToGrandmother()).toEqual([[other, 'Nora shared a photo']])
  await runAfter(30)
  expect(await toldToGrandmother()).toEqual([
    [other, 'Nora shared a photo'],
    [pregnancyId, 'Nora shared 2 photos'],
  ])
})

test('a photo waits a minute for the next one, even if photos in another journey have waited longer', async () => {
  const other = await joinOther()
  for (let count = 0; count < 5; count++) {
    await share('mother', other)
    passSeconds(testApp, 55)
  }
  await share('mother')
  await runAfter(59)
  expect(await toldToGrandmother()).toEqual([[other, 'Nora shared 5 photos']])
  await runAfter(1)
  expect((await toldToGrandmother()).at(-1)).toEqual([pregnancyId, 'Nora shared a photo'])
})

test('two photos that the worker finds in the same run are told in one message, a minute after the second', async () => {
  await addPhoto('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(59)
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 2 photos'])
})

test('a person who changes from daily messages to messages at once is told of the next photos in one message', async () => {
  await choose('grandmother', { push: { photo: 'daily' } })
  await share('mother')
  await choose('grandmother', { push: { photo: 'at-once' } })
  testApp.clock.now = new Date('2026-03-15T17:55:00.000Z')
  await share('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(59)
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 2 photos'])
  testApp.clock.now = new Date('2026-03-15T18:00:00.000Z')
  await worker.run()
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 2 photos', 'Nora shared a photo'])
})

/** The mother shares a photo at this time. From then on, the grandmother gets messages about photos at this frequency. */
async function shareAt(time: string, frequency: string) {
  testApp.clock.now = new Date(`2026-03-15T${time}.000Z`)
  await choose('grandmother', { push: { photo: frequency } })
  await share('mother')
}

test('a new photo does not delay one that is due now, even if another one waits for the daily message', async () => {
  await shareAt('17:58:30', 'at-once')
  await shareAt('17:59:00', 'daily')
  await shareAt('17:59:30', 'at-once')
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo'])
  await runAfter(60)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo', 'Nora shared 2 photos'])
})

test('a photo that waits for the daily message is not told earlier because of a new photo', async () => {
  await shareAt('17:50:00', 'daily')
  await shareAt('17:59:30', 'at-once')
  await runAfter(29)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo'])
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo', 'Nora shared a photo'])
})

test('a photo that is due together with the daily message is told in the same notification', async () => {
  await shareAt('17:50:00', 'daily')
  await shareAt('17:59:00', 'at-once')
  await runAfter(59)
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 2 photos'])
})

/** The grandmother chooses when her quiet hours end. */
const endQuietHours = (until: string) => choose('grandmother', { quietHours: { from: '22:00', until } })

test('a photo that waits for the end of quiet hours is not delayed by a later photo', async () => {
  testApp.clock.now = new Date('2026-03-16T06:57:00.000Z')
  await share('mother')
  await endQuietHours('09:00')
  passSeconds(testApp, 60)
  await share('mother')
  await endQuietHours('07:00')
  await runAfter(120)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo'])
})

test('an update that waits for the end of quiet hours is not delayed by a later update', async () => {
  const mother = await testApp.person('mother')
  const shareUpdate = async () => {
    expect((await mother.post(`/api/pregnancies/${pregnancyId}/updates`, { content: 'A kick' })).status).toBe(201)
    await worker.run()
  }
  testApp.clock.now = new Date('2026-03-16T06:59:00.000Z')
  await shareUpdate()
  await endQuietHours('09:00')
  await runAfter(30)
  await shareUpdate()
  await endQuietHours('07:00')
  await runAfter(30)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared an update'])
})

test('photos in a row wait at most five minutes, and a photo after that is told later', async () => {
  for (let minutes = 0; minutes < 5; minutes++) {
    await share('mother')
    passSeconds(testApp, 55)
  }
  await share('mother')
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(24)
  expect(await pushTextsOf('grandmother')).toEqual([])
  passSeconds(testApp, 1)
  await share('mother')
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 6 photos'])
  await runAfter(60)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 6 photos', 'Nora shared a photo'])
})

test('a person whose quiet hours begin while a photo waits is told of it when they end', async () => {
  await share('mother')
  await choose('grandmother', { quietHours: { from: '09:00', until: '12:00' } })
  await runAfter(60)
  expect([await pushTextsOf('grandmother'), await pushTextsOf('friend')]).toEqual([[], ['Nora shared a photo']])
  testApp.clock.now = new Date('2026-03-15T11:59:59.999Z')
  await worker.run()
  expect(await pushTextsOf('grandmother')).toEqual([])
  testApp.clock.now = new Date('2026-03-15T12:00:00.000Z')
  await worker.run()
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared a photo'])
})
