import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEvents } from '#app/server/live/testing.ts'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openTestWorker, passSeconds } from './telling/testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let journey: string
let mother: Browser
let grandmother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const share = (browser: Browser, content = 'We heard the heart.') => browser.post(`${journey}/updates`, { content })
const newsOf = async (browser: Browser) => {
  const { body } = await browser.get(`${journey}/news`)
  return Object(body).map(
    ({ author, text }: { author: { firstName: string }; text: string }) => `${author.firstName} ${text}`,
  )
}
const unreadOf = async (browser: Browser) => Object((await browser.get(`${journey}/news/unread`)).body).unread

test('people of another journey can neither read the news of this one nor mark it as read', async () => {
  const neighbour = await testApp.person('neighbour')
  for (const path of ['/news', '/news/unread']) expect((await neighbour.get(`${journey}${path}`)).status).toBe(404)
  expect((await neighbour.ask('PUT', `${journey}/news/read`, { upTo: 1 })).status).toBe(404)
})

test('an update is news for everybody but its author', async () => {
  await share(mother)
  await worker.run()
  expect(await newsOf(grandmother)).toEqual(['Nora shared an update'])
  expect(await newsOf(await testApp.person('friend'))).toEqual(['Nora shared an update'])
  expect(await newsOf(mother)).toEqual([])
  expect(await newsOf(await testApp.person('partner'))).toEqual(['Nora shared an update'])
})

test('the unread count goes to zero when the list is read', async () => {
  await share(mother)
  await worker.run()
  expect(await unreadOf(grandmother)).toBe(1)
  const [{ id }] = Object((await grandmother.get(`${journey}/news`)).body)
  expect((await grandmother.ask('PUT', `${journey}/news/read`, { upTo: id })).status).toBe(204)
  expect(await unreadOf(grandmother)).toBe(0)
  expect((await grandmother.get(`${journey}/news`)).body).toMatchObject([{ isUnread: false }])
  expect(await unreadOf(await testApp.person('friend'))).toBe(1)
})

test('news that came after the list was loaded stays unread', async () => {
  await share(mother)
  await worker.run()
  const [{ id }] = Object((await grandmother.get(`${journey}/news`)).body)
  passSeconds(testApp, 7200)
  await share(mother)
  await worker.run()
  await grandmother.ask('PUT', `${journey}/news/read`, { upTo: id })
  expect((await grandmother.get(`${journey}/news`)).body).toMatchObject([{ isUnread: true }, { isUnread: false }])
})

test('the open pages of a person load the news again when it is read, but not when it is read a second time', async () => {
  await share(mother)
  await worker.run()
  const [{ id }] = Object((await grandmother.get(`${journey}/news`)).body)
  const events = await openEvents(testApp, grandmother)
  const count = (call: string) =>
    events.later.flat().filter((path) => path === `/api/pregnancies/{pregnancyId}/${call}`).length
  for (const times of [1, 2]) {
    await grandmother.ask('PUT', `${journey}/news/read`, { upTo: id })
    // The event of this later change arrives after that of the reading.
    await share(mother)
    await expect.poll(() => count('updates')).toBe(times)
  }
  expect(count('news')).toBe(1)
  await events.close()
})

test('people see no news of a section that was closed to them, not even earlier news', async () => {
  await share(mother)
  await worker.run()
  await closeUpdates()
  expect(await newsOf(await testApp.person('friend'))).toEqual([])
  expect(await unreadOf(await testApp.person('friend'))).toBe(0)
  expect(await newsOf(grandmother)).toEqual(['Nora shared an update'])
})

test('an update in the trash is not in the list of news until it is restored', async () => {
  const { body } = await share(mother)
  await worker.run()
  await mother.delete(`/api/updates/${Object(body).id}`)
  expect([await newsOf(grandmother), await unreadOf(grandmother)]).toEqual([[], 0])
  await mother.post(`/api/updates/${Object(body).id}/restore`)
  expect([await newsOf(grandmother), await unreadOf(grandmother)]).toEqual([['Nora shared an update'], 1])
})

test('an update that is deleted before the worker runs is no news, and other news still comes', async () => {
  const { body } = await share(mother)
  await mother.delete(`/api/updates/${Object(body).id}`)
  await share(await testApp.person('partner'))
  await worker.run()
  expect(await newsOf(grandmother)).toEqual(['Sam shared an update'])
})

test('an update that a person has seen already is in the list as read, and causes no notification', async () => {
  const { body } = await share(mother)
  await grandmother.ask('PUT', '/api/update-views', { updateIds: [Object(body).id] })
  await worker.run()
  expect((await grandmother.get(`${journey}/news`)).body).toMatchObject([{ isUnread: false }])
  expect(worker.pushes.map(({ userId }) => userId)).not.toContain(await idOf('grandmother'))
})

test('a notification names the family, the person and what they did, but quotes nothing', async () => {
  await share(mother)
  await worker.run()
  const grandmotherId = await idOf('grandmother')
  expect(worker.pushes.find(({ userId }) => userId === grandmotherId)).toMatchObject({
    title: 'News from Pip’s family',
    body: 'Nora shared an update',
    path: expect.stringMatching(/^\/\?update=\d+$/),
  })
})

test('nobody gets news while the journey is paused', async () => {
  await share(mother)
  await mother.ask('PUT', `${journey}/state`, { state: 'paused' })
  await worker.run()
  await share(mother)
  await worker.run()
  expect(worker.pushes).toEqual([])
  expect(await newsOf(grandmother)).toEqual([])
})

async function closeUpdates() {
  const { body } = await mother.get(`${journey}/rights`)
  const rights = Object(body)
  const changed = { ...rights, guest: { ...rights.guest, updates: 'nothing' } }
  expect((await mother.ask('PUT', `${journey}/rights`, changed)).status).toBe(200)
}

async function idOf(name: CastName) {
  const people = testApp.db.selectFrom('users').where('email', '=', cast[name].email)
  return (await people.select('id').executeTakeFirstOrThrow()).id
}
