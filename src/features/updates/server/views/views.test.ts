import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let neighbour: Browser
let update: number
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  neighbour = await testApp.person('neighbour')
})
afterAll(() => testApp.close())

beforeEach(async () => {
  const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
  update = Object((await mother.post(address, { content: 'All is well.' })).body).id
})

const see = (browser: Browser, updateIds: readonly number[] = [update]) =>
  browser.ask('PUT', '/api/update-views', { updateIds })
const viewersFor = (browser: Browser) => browser.get(`/api/updates/${update}/viewers`)
const listNames = async () =>
  Object((await viewersFor(mother)).body).map(({ firstName }: { firstName: string }) => firstName)

test('only the author of an update learns who has seen it', async () => {
  await see(grandmother)
  expect(await viewersFor(await testApp.person('partner'))).toMatchObject({ status: 403, body: { code: 'not-yours' } })
  expect(await viewersFor(grandmother)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
  expect((await viewersFor(neighbour)).status).toBe(404)
  expect((await viewersFor(testApp.visitor())).status).toBe(401)
  expect(await listNames()).toEqual(['Ruth'])
})

test.each([[[]], [['1']], [[0]], [Array.from({ length: 51 }, (_, index) => index + 1)]])(
  'views of updates with the ids %j are refused',
  async (updateIds) => {
    expect(await grandmother.ask('PUT', '/api/update-views', { updateIds })).toMatchObject({
      status: 400,
      body: { fields: { updateIds: expect.any(String) } },
    })
  },
)

test('each viewer is listed once, with the time at which they first saw the update; the latest viewer comes first', async () => {
  await see(grandmother)
  const { body } = await viewersFor(mother)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  await Promise.all(Array.from({ length: 5 }, () => see(grandmother)))
  await see(friend)
  expect(await listNames()).toEqual(['Ben', 'Ruth'])
  expect(Object((await viewersFor(mother)).body)[1]).toEqual(Object(body)[0])
})

test('the author is not listed, and neither are people of another journey', async () => {
  expect((await see(mother)).status).toBe(204)
  expect((await see(neighbour)).status).toBe(204)
  expect((await see(grandmother, [update, 4711])).status).toBe(204)
  expect(await listNames()).toEqual(['Ruth'])
})

test('a person who hides their views is not listed, not even for updates that they saw before', async () => {
  await see(grandmother)
  await grandmother.patch('/api/account', { hides: ['drawing', 'views'] })
  await see(friend)
  expect(await listNames()).toEqual(['Ben'])
  const first = update
  const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
  update = Object((await mother.post(address, { content: 'Still well.' })).body).id
  await see(grandmother)
  await grandmother.patch('/api/account', { hides: [] })
  expect(await listNames()).toEqual([])
  update = first
  expect(await listNames()).toEqual(['Ben', 'Ruth'])
})

test('for an update in the trash, views are neither noted nor listed', async () => {
  await mother.delete(`/api/updates/${update}`)
  expect((await viewersFor(mother)).status).toBe(404)
  await see(grandmother)
  await mother.post(`/api/updates/${update}/restore`)
  expect(await listNames()).toEqual([])
})
