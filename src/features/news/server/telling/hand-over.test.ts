/** Whom the news worker tells of due news, one person after the other. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { listDuePeople } from './hand-over.ts'
import { openTestWorker } from './testing.ts'

const morning = '2026-03-16T07:00:00.000Z'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let pregnancyId: number
beforeEach(async () => {
  // These are quiet hours, so all news is due in the morning.
  testApp = await openTestApp({ now: '2026-03-15T23:30:00.000Z' })
  worker = openTestWorker(testApp)
  pregnancyId = await testApp.findJourney('Pip')
  const mother = await testApp.person('mother')
  for (const content of ['One', 'Two']) await mother.post(`/api/pregnancies/${pregnancyId}/updates`, { content })
  await worker.run()
})
afterEach(() => testApp.close())

const idOf = async (name: keyof typeof cast) => {
  const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
  return (await users.executeTakeFirstOrThrow()).id
}

/** The people with due notifications. */
const listPeople = async () =>
  (await listDuePeople(testApp.db, 'push', testApp.clock.now)).map(({ user_id }) => user_id)

test('the worker handles each person with due news once, and at most 1,000 people in a run', async () => {
  const { db, clock } = testApp
  expect(await listPeople()).toEqual([])
  clock.now = new Date(morning)
  const people = [await idOf('partner'), await idOf('grandmother'), await idOf('friend')]
  expect((await listPeople()).toSorted()).toEqual(people.toSorted())

  const { id: _, ...person } = await db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow()
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...person, email: `person-${at}@example.com` }))
  const users = await db.insertInto('users').values(many).returning('id').execute()
  const items = await db
    .selectFrom('news_items')
    .selectAll()
    .where('user_id', '=', people[0] ?? 0)
    .execute()
  for (const { id: __, ...item } of items)
    await db
      .insertInto('news_items')
      .values(users.map((user) => ({ ...item, user_id: user.id })))
      .execute()
  const listed = await listPeople()
  expect([listed.length, new Set(listed).size]).toEqual([1000, 1000])
})

test('a person who is not a member when the news is due gets nothing, and the others get it', async () => {
  await testApp.db
    .deleteFrom('members')
    .where('user_id', '=', await idOf('friend'))
    .execute()
  testApp.clock.now = new Date(morning)
  await worker.run()
  const told = worker.pushes.map(({ userId }) => userId)
  expect(told.toSorted()).toEqual([await idOf('partner'), await idOf('grandmother')].toSorted())
})
