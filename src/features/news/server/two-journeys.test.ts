/** News of a person who follows two journeys, and the paging of the list of news. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openTestWorker, passSeconds } from './telling/testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let journeys: readonly [number, number]
let mother: Browser
let neighbour: Browser
let grandmother: Browser
let grandmotherId: number
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  journeys = [await testApp.findJourney('Pip'), await testApp.findJourney('Feijão')]
  mother = await testApp.person('mother')
  neighbour = await testApp.person('neighbour')
  grandmother = await testApp.person('grandmother')
  const { db } = testApp
  const users = db.selectFrom('users').select('id').where('email', '=', cast.grandmother.email)
  grandmotherId = (await users.executeTakeFirstOrThrow()).id
  const joined = '2026-01-01T00:00:00.000Z'
  const member = { pregnancy_id: journeys[1], user_id: grandmotherId, role: 'family' } as const
  await db
    .insertInto('members')
    .values({ ...member, created_at: joined, accepted_at: joined })
    .execute()
})
afterEach(() => testApp.close())

const pathOf = (at: 0 | 1) => `/api/pregnancies/${journeys[at]}`
const share = async (browser: Browser, at: 0 | 1, content = 'A kick') =>
  Object((await browser.post(`${pathOf(at)}/updates`, { content })).body).id
const newsOf = async (at: 0 | 1) => Object((await grandmother.get(`${pathOf(at)}/news`)).body)
const unreadIn = async (at: 0 | 1) => Object((await grandmother.get(`${pathOf(at)}/news/unread`)).body).unread
const pushes = () =>
  worker.pushes
    .filter(({ userId }) => userId === grandmotherId)
    .map(({ pregnancyId, title, body }) => [journeys.indexOf(pregnancyId), title, body])

test('each list has only the news of its journey, and reading one leaves the other unread', async () => {
  await share(mother, 0)
  await worker.run()
  await share(neighbour, 1)
  await worker.run()
  const [ofPip, ofFeijao] = [await newsOf(0), await newsOf(1)]
  expect([ofPip.length, ofFeijao.length, await unreadIn(0), await unreadIn(1)]).toEqual([1, 1, 1, 1])
  await grandmother.ask('PUT', `${pathOf(1)}/news/read`, { upTo: ofFeijao[0].id })
  expect([await unreadIn(0), await unreadIn(1)]).toEqual([1, 0])
})

test('news of both journeys that is due at the same time comes in separate messages, each sent once', async () => {
  // These are quiet hours for both families, which live in different time zones.
  testApp.clock.now = new Date('2026-03-16T03:30:00.000Z')
  await share(mother, 0)
  await share(neighbour, 1)
  await worker.run()
  expect(pushes()).toEqual([])
  testApp.clock.now = new Date('2026-03-16T12:00:00.000Z')
  await worker.run()
  await worker.run()
  expect(pushes().toSorted()).toEqual([
    [0, 'News from Pip’s family', 'Nora shared an update'],
    [1, 'News from Feijão’s family', expect.stringMatching(/ shared an update$/)],
  ])
})

test('while one journey is paused, news of the other is still sent', async () => {
  await mother.ask('PUT', `${pathOf(0)}/state`, { state: 'paused' })
  await share(mother, 0)
  await share(neighbour, 1)
  await worker.run()
  expect(pushes().map(([at]) => at)).toEqual([1])
  expect([(await newsOf(0)).length, (await newsOf(1)).length]).toEqual([0, 1])
})

test('a section that one journey closed to family stays open in the other', async () => {
  const { family, guest } = Object((await mother.get(`${pathOf(0)}/rights`)).body)
  await mother.ask('PUT', `${pathOf(0)}/rights`, { family: { ...family, updates: 'nothing' }, guest })
  await share(mother, 0)
  await share(neighbour, 1)
  await worker.run()
  expect(pushes().map(([at]) => at)).toEqual([1])
})

test('a page of news is full even if things in between are hidden, and the next page begins after it', async () => {
  const ids: number[] = []
  // Two hours apart, so each update is an entry of its own.
  for (let count = 0; count < 6; count += 1) {
    ids.push(await share(mother, 0))
    await worker.run()
    passSeconds(testApp, 7200)
  }
  const [first, , third, fourth, , sixth] = ids
  for (const hidden of [ids[4], ids[1]]) await mother.delete(`/api/updates/${hidden}`)
  const pageAt = async (path: string) => {
    const { body, headers } = await grandmother.get(path)
    const paths: string[] = Object(body).map(({ path }: { path: string }) => path)
    return { paths, next: /<(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '' }
  }
  const newest = await pageAt(`${pathOf(0)}/news?limit=2`)
  expect(newest.paths).toEqual([`/?update=${sixth}`, `/?update=${fourth}`])
  const older = await pageAt(newest.next)
  expect(older.paths).toEqual([`/?update=${third}`, `/?update=${first}`])
  expect(await pageAt(older.next)).toEqual({ paths: [], next: '' })
})

test('the limit of 500 items applies to each journey alone', async () => {
  const { db } = testApp
  await share(mother, 0)
  await share(neighbour, 1)
  await worker.run()
  const mine = db.selectFrom('news_items').where('user_id', '=', grandmotherId)
  for (const { id: _, ...item } of await mine.selectAll().execute()) {
    const events = db.selectFrom('news_events').selectAll().where('id', '=', item.event_id)
    const { id: __, ...event } = await events.executeTakeFirstOrThrow()
    const added = db.insertInto('news_events').values(Array.from({ length: 299 }, () => event))
    const ids = await added.returning('id').execute()
    await db
      .insertInto('news_items')
      .values(ids.map(({ id }) => ({ ...item, event_id: id })))
      .execute()
  }
  await testApp.runJobs()
  for (const at of journeys) expect(await mine.where('pregnancy_id', '=', at).select('id').execute()).toHaveLength(300)
})
