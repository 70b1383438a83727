/** What notifications say and open. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openTestWorker } from './testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let pregnancyId: number
let journey: string
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  pregnancyId = await testApp.findJourney('Pip')
  journey = `/api/pregnancies/${pregnancyId}`
  mother = await testApp.person('mother')
})
afterEach(() => testApp.close())

const share = (content = 'We heard the heart.') => mother.post(`${journey}/updates`, { content })

async function idOf(name: CastName): Promise<number> {
  const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
  return (await users.executeTakeFirstOrThrow()).id
}

async function pushesTo(name: CastName) {
  const id = await idOf(name)
  return worker.pushes.filter(({ userId }) => userId === id)
}

async function showContent(name: CastName) {
  const browser = await testApp.person(name)
  const { version: _, canMail: __, ...choices } = Object((await browser.get('/api/news-choices')).body)
  expect((await browser.ask('PUT', '/api/news-choices', { ...choices, showsContent: true })).status).toBe(200)
}

/** The mother shares an update at each of these times in the night. In the morning, the others are notified. */
async function shareInTheNight(times: readonly string[]) {
  for (const time of times) {
    testApp.clock.now = new Date(time)
    await share(`It is ${time.slice(11, 16)}.`)
    await worker.run()
  }
  expect(worker.pushes).toEqual([])
  testApp.clock.now = new Date('2026-03-16T07:00:00.000Z')
  await worker.run()
}

const fourTimes = ['2026-03-15T22:00', '2026-03-15T23:30', '2026-03-16T01:00', '2026-03-16T02:30'].map(
  (time) => `${time}:00.000Z`,
)

test('a notification about an update opens it, and replaces only earlier ones about the same person’s updates', async () => {
  const { id } = Object((await share()).body)
  await worker.run()
  const motherId = await idOf('mother')
  expect(await pushesTo('grandmother')).toEqual([
    {
      pregnancyId,
      userId: await idOf('grandmother'),
      title: 'News from Pip’s family',
      body: 'Nora shared an update',
      path: `/?update=${id}`,
      tag: `news-${pregnancyId}-update-${motherId}`,
    },
  ])
})

test('a notification about a comment replaces only earlier ones about comments on the same update', async () => {
  const ids: number[] = []
  for (const content of ['One', 'Two']) ids.push(Object((await share(content)).body).id)
  const grandmother = await testApp.person('grandmother')
  for (const id of ids) {
    await grandmother.post(`/api/updates/${id}/comments`, { content: 'Lovely!' })
    await worker.run()
  }
  expect((await pushesTo('mother')).map(({ body, tag }) => [body, tag])).toEqual(
    ids.map((id) => ['Ruth commented on an update', `news-${pregnancyId}-update-comment-${id}`]),
  )
})

test('people who ask for content read the text of an update, unless one line is about several updates', async () => {
  await showContent('grandmother')
  await share()
  await worker.run()
  await share('One')
  await share('Two')
  await worker.run()
  expect((await pushesTo('grandmother')).map(({ body }) => body)).toEqual([
    'Nora shared an update: “We heard the heart.”',
    'Nora shared 2 updates',
  ])
  expect((await pushesTo('friend')).map(({ body }) => body)).toEqual(['Nora shared an update', 'Nora shared 2 updates'])
})

test('a birth is mentioned only to people who ask for content', async () => {
  await showContent('grandmother')
  const born = { state: 'born', happenedOn: '2026-03-14', children: [{ name: 'Pip', weightG: null, lengthMm: null }] }
  expect((await mother.ask('PUT', `${journey}/state`, { ...born, toldTo: 'everybody' })).status).toBe(200)
  await worker.run()
  expect((await pushesTo('grandmother')).map(({ body }) => body)).toEqual(['Nora announced the birth'])
  expect((await pushesTo('friend')).map(({ body }) => body)).toEqual(['Nora has news for the family'])
})

test('four lines of news are in one notification, the newest first, and it opens the list of news', async () => {
  await showContent('grandmother')
  await shareInTheNight(fourTimes)
  expect(await pushesTo('grandmother')).toMatchObject([
    {
      body: ['02:30', '01:00', '23:30', '22:00'].map((time) => `Nora shared an update: “It is ${time}.”`).join('\n'),
      path: '/news',
      tag: `news-${pregnancyId}`,
    },
  ])
})

test('if there are more than four lines, three are shown, with the number of the others', async () => {
  await shareInTheNight([...fourTimes, '2026-03-16T04:00:00.000Z'])
  expect((await pushesTo('grandmother')).map(({ body }) => body)).toEqual([
    'Nora shared an update\nNora shared an update\nNora shared an update\nand 2 more',
  ])
})
