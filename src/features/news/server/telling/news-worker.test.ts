import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Push } from '#features/push/server/public.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { openNewsWorker } from './news-worker.ts'
import { openTestWorker, passSeconds } from './testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let pregnancyId: number
let journey: string
let mother: Browser
let ids: Record<CastName, number>
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  pregnancyId = await testApp.findJourney('Pip')
  journey = `/api/pregnancies/${pregnancyId}`
  mother = await testApp.person('mother')
  const users = await testApp.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (name: CastName) => users.find(({ email }) => email === cast[name].email)?.id ?? 0
  ids = {
    mother: idOf('mother'),
    partner: idOf('partner'),
    grandmother: idOf('grandmother'),
    friend: idOf('friend'),
    neighbour: idOf('neighbour'),
    stranger: idOf('stranger'),
  }
})
afterEach(() => testApp.close())

const share = () => mother.post(`${journey}/updates`, { content: 'We heard the heart.' })
const pushesTo = (name: CastName, pushes: readonly Push[] = worker.pushes) =>
  pushes.filter(({ userId }) => userId === ids[name])

/** Adds many photos by the mother at once, as a phone does when she shares them. */
async function addPhotos(count: number) {
  const { db, clock } = testApp
  const now = clock.now
  for (let at = 0; at < count; at++)
    await db.transaction().execute(async (tx) => {
      const photo = {
        filename: `p${now.getTime()}-${at}`,
        caption: null,
        week: null,
        width: 10,
        height: 10,
        upload_key: null,
      }
      const { id } = await tx
        .insertInto('photos')
        .values({ ...photo, pregnancy_id: pregnancyId, created_by: ids.mother, created_at: now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await addNews(tx, { pregnancyId, kind: 'photo', subjectId: id, actorId: ids.mother }, now)
    })
}

async function runEachSecond(seconds: number) {
  for (let at = 0; at < seconds; at++) {
    passSeconds(testApp, 1)
    await worker.run()
  }
}

test('fifty photos make one message, a minute after the last', async () => {
  for (let at = 0; at < 10; at++) {
    await addPhotos(5)
    await worker.run()
    passSeconds(testApp, 4)
    await runEachSecond(1)
  }
  passSeconds(testApp, 53)
  await runEachSecond(1)
  expect(worker.pushes).toEqual([])
  await runEachSecond(2)
  expect(pushesTo('grandmother')).toMatchObject([
    { body: 'Nora shared 50 photos', path: expect.stringMatching(/^\/album\?photo=\d+$/) },
  ])
  expect(pushesTo('mother')).toEqual([])
  passSeconds(testApp, 400)
  await worker.run()
  expect(pushesTo('grandmother')).toHaveLength(1)
})

test('each run decides about at most 500 events of a journey, and one message tells of all', async () => {
  const countUndecided = async () => {
    const events = testApp.db.selectFrom('news_events').select('id').where('decided_at', 'is', null)
    return (await events.execute()).length
  }
  await addPhotos(501)
  await worker.run()
  expect(await countUndecided()).toBe(1)
  await worker.run()
  expect(await countUndecided()).toBe(0)
  passSeconds(testApp, 60)
  await worker.run()
  expect(pushesTo('grandmother').map(({ body }) => body)).toEqual(['Nora shared 501 photos'])
})

test('photos that keep coming are told after five minutes', async () => {
  for (let at = 0; at < 12; at++) {
    await addPhotos(1)
    await worker.run()
    passSeconds(testApp, 29)
    await runEachSecond(1)
  }
  expect(pushesTo('grandmother')).toMatchObject([{ body: 'Nora shared 10 photos' }])
  passSeconds(testApp, 59)
  await runEachSecond(1)
  expect(pushesTo('grandmother')).toMatchObject([{}, { body: 'Nora shared 2 photos' }])
})

test('a message in the quiet hours waits until they end', async () => {
  testApp.clock.now = new Date('2026-03-15T23:30:00.000Z')
  await share()
  await worker.run()
  expect(worker.pushes).toEqual([])
  testApp.clock.now = new Date('2026-03-16T06:59:59.000Z')
  await worker.run()
  expect(worker.pushes).toEqual([])
  testApp.clock.now = new Date('2026-03-16T07:00:00.000Z')
  await worker.run()
  expect(pushesTo('grandmother')).toHaveLength(1)
})

test('news that was read, or whose section was closed, before the message is due is not told', async () => {
  testApp.clock.now = new Date('2026-03-15T23:30:00.000Z')
  await share()
  await worker.run()
  const grandmother = await testApp.person('grandmother')
  const [{ id }] = Object((await grandmother.get(`${journey}/news`)).body)
  await grandmother.ask('PUT', `${journey}/news/read`, { upTo: id })
  const { family, guest } = Object((await mother.get(`${journey}/rights`)).body)
  await mother.ask('PUT', `${journey}/rights`, { family, guest: { ...guest, updates: 'nothing' } })
  testApp.clock.now = new Date('2026-03-16T07:00:00.000Z')
  await worker.run()
  expect(worker.pushes.map(({ userId }) => userId)).toEqual([ids.partner])
})

test('a person who is removed before the message is due gets nothing', async () => {
  await addPhotos(1)
  await worker.run()
  await mother.delete(`/api/admin/users/${cast.friend.email}`)
  passSeconds(testApp, 60)
  await runEachSecond(1)
  expect(pushesTo('friend')).toEqual([])
  expect(pushesTo('grandmother')).toHaveLength(1)
})

test('a person who joins later gets no old news', async () => {
  await share()
  passSeconds(testApp, 1)
  const { body } = await mother.post('/api/invite-codes', { role: 'family', maxUses: 10, expiresInDays: 30 })
  const stranger = await testApp.person('stranger')
  await stranger.post('/api/invite-codes/redeem', { code: Object(body).code })
  await worker.run()
  expect((await stranger.get(`${journey}/news`)).body).toEqual([])
})

test('two workers that run at once tell everything once', async () => {
  const second = openTestWorker({ services: testApp.openSecond().services })
  for (let at = 0; at < 8; at++) {
    await share()
    passSeconds(testApp, 1)
    await Promise.all([worker.run(), second.run(), worker.run(), second.run()])
  }
  const all = [...worker.pushes, ...second.pushes]
  for (const name of ['partner', 'grandmother', 'friend'] as const) expect(pushesTo(name, all)).toHaveLength(8)
  const items = await testApp.db.selectFrom('news_items').select('event_id').where('user_id', '=', ids.friend).execute()
  expect(items).toHaveLength(8)
})

test('a worker that fails halfway tells nothing, and the next one tells everything once', async () => {
  await share()
  const failing = openNewsWorker({
    ...testApp.services,
    queuePush: async () => {
      throw new Error('killed')
    },
  })
  await expect(failing.runDue()).rejects.toThrow('killed')
  expect(
    await testApp.db.selectFrom('news_items').select('id').where('push_due_at', 'is not', null).execute(),
  ).toHaveLength(3)
  await worker.run()
  await worker.run()
  expect(worker.pushes).toHaveLength(3)
})

test('a failure in one journey does not stop the news of another', async () => {
  await share()
  const neighbour = await testApp.person('neighbour')
  const theirs = await testApp.findJourney('Feijão')
  await neighbour.post(`/api/pregnancies/${theirs}/updates`, { content: 'Olá' })
  const features = testApp.services.features.map((feature) => ({
    ...feature,
    ...(feature.news && {
      news: feature.news.map((kind) => ({
        ...kind,
        find: async (...[db, input]: Parameters<typeof kind.find>) => {
          if (input.pregnancyId === pregnancyId) throw new Error('broken')
          return kind.find(db, input)
        },
      })),
    }),
  }))
  await expect(
    openNewsWorker({ ...testApp.services, features, queuePush: async () => undefined }).runDue(),
  ).rejects.toThrow('broken')
  const undecided = await testApp.db
    .selectFrom('news_events')
    .select('pregnancy_id')
    .where('decided_at', 'is', null)
    .execute()
  expect(undecided).toEqual([{ pregnancy_id: pregnancyId }])
  await worker.run()
  expect(pushesTo('grandmother')).toHaveLength(1)
})

test('news is deleted after 90 days, and a person’s items beyond the newest 500 are deleted earlier', async () => {
  await share()
  await worker.run()
  const [{ id }] = Object((await (await testApp.person('friend')).get(`${journey}/news`)).body)
  const { id: _, ...item } = await testApp.db
    .selectFrom('news_items')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: __, ...event } = await testApp.db
    .selectFrom('news_events')
    .selectAll()
    .where('id', '=', item.event_id)
    .executeTakeFirstOrThrow()
  const events = await testApp.db
    .insertInto('news_events')
    .values(Array.from({ length: 505 }, () => event))
    .returning('id')
    .execute()
  await testApp.db
    .insertInto('news_items')
    .values(events.map(({ id }) => ({ ...item, event_id: id })))
    .execute()
  const listIds = async () => {
    const items = testApp.db.selectFrom('news_items').select('id').where('user_id', '=', ids.friend).orderBy('id')
    return (await items.execute()).map(({ id }) => id)
  }
  const all = await listIds()
  expect(all).toHaveLength(506)
  await testApp.runJobs()
  expect(await listIds()).toEqual(all.slice(-500))
  expect(Object((await (await testApp.person('grandmother')).get(`${journey}/news`)).body)).toHaveLength(1)
  testApp.clock.now = new Date('2026-06-18T10:00:00.000Z')
  await testApp.runJobs()
  // After such a jump of the clock, jobs delete nothing until the clock has run for a day.
  testApp.clock.now = new Date('2026-06-20T10:00:00.000Z')
  await testApp.runJobs()
  expect(await listIds()).toEqual([])
})
