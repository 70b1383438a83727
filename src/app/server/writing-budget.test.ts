/** Nobody can fill the installation by a program: each person may write often, but not without end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBudgets } from '#platform/server/limits/budgets.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let friend: Browser
let updates: string
beforeAll(async () => {
  testApp = await openTestApp({ budgets: createBudgets() })
  friend = await testApp.person('friend')
  updates = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
})
afterAll(() => testApp.close())

test('a person who writes 200 times at once waits a second for each one more; reading and others go on', async () => {
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

test('what is refused counts too, as it costs as much', async () => {
  const ruth = await testApp.person('grandmother')
  const statuses = []
  for (let time = 0; time < 201; time += 1) statuses.push((await ruth.delete('/api/contacts/999999')).status)
  expect([statuses[199], statuses[200]]).toEqual([404, 429])
})
