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

test('a photo does not wait for photos by the same person in another journey', async () => {
  const other = await testApp.findJourney('Feijão')
  const joined = '2026-01-01T00:00:00.000Z'
  for (const name of ['mother', 'grandmother'] as const) {
    const member = { pregnancy_id: other, user_id: await idOf(name), role: 'family' } as const
    await testApp.db
      .insertInto('members')
      .values({ ...member, created_at: joined, accepted_at: joined })
      .execute()
  }
  await share('mother', other)
  await share('mother')
  passSeconds(testApp, 30)
  await share('mother')
  await runAfter(30)
  const ruth = await idOf('grandmother')
  const told = () => worker.pushes.filter(({ userId }) => userId === ruth).map((push) => [push.pregnancyId, push.body])
  expect(told()).toEqual([[other, 'Nora shared a photo']])
  await runAfter(30)
  expect(told()).toEqual([
    [other, 'Nora shared a photo'],
    [pregnancyId, 'Nora shared 2 photos'],
  ])
})

test('photos in a row wait at most five minutes', async () => {
  for (let minutes = 0; minutes < 5; minutes++) {
    await share('mother')
    passSeconds(testApp, 55)
  }
  await share('mother')
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(24)
  expect(await pushTextsOf('grandmother')).toEqual([])
  await runAfter(1)
  expect(await pushTextsOf('grandmother')).toEqual(['Nora shared 6 photos'])
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
