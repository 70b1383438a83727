/** The number of changes that a person can make in a given time is limited, so no program can fill the disk. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testedEngine } from '#platform/server/database/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let friend: Browser
let updates: string
beforeAll(async () => {
  testApp = await openTestApp({ budgets: null })
  friend = await testApp.person('friend')
  updates = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
})
afterAll(() => testApp.close())

test('after 200 changes in a row a person can make one a second; reading and other people are not limited', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 205; time += 1) statuses.push((await friend.post(updates, { content: `${time}` })).status)
  expect(statuses.indexOf(429)).toBe(200)

  const refused = await friend.post(updates, { content: 'One more.' })
  expect({ body: refused.body, wait: refused.headers.get('retry-after') }).toEqual({
    body: expect.objectContaining({ code: 'too-many-attempts' }),
    wait: '1',
  })
  expect((await friend.get(updates)).status).toBe(200)
  const mother = await testApp.person('mother')
  expect((await mother.post(updates, { content: 'Hello.' })).status).toBe(201)

  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  const next = [await friend.post(updates, { content: 'Later.' }), await friend.post(updates, { content: 'Too soon.' })]
  expect(next.map(({ status }) => status)).toEqual([201, 429])
})

test('changes that fail with 404 count towards the limit, too', async () => {
  const ruth = await testApp.person('grandmother')
  const statuses = []
  for (let time = 0; time < 201; time += 1) statuses.push((await ruth.delete('/api/contacts/999999')).status)
  expect([statuses[199], statuses[200]]).toEqual([404, 429])
})

test.runIf(testedEngine === 'postgres')(
  'two processes on one database share the limit, even for simultaneous calls',
  async () => {
    const one = await testApp.person('partner')
    const other = testApp.openSecond().browse(one.jar)
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const asked = Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).post(updates, { content: `${at}` }))
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  },
)

test.runIf(testedEngine === 'postgres')(
  'a limit that was stored while the clock was years ahead stops nobody from writing',
  async () => {
    const ruth = await testApp.person('grandmother')
    await testApp.db.updateTable('budgets').set({ full_at: '2031-01-01T00:00:00.000Z' }).execute()
    expect((await ruth.post(updates, { content: 'Here again.' })).status).toBe(201)
  },
)
