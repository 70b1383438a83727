/**
 * A request can name its sender: a person and a journey. If the session has another person or journey, the server refuses the
 * request. So a change that somebody made without a network is never saved under another person's name.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import { senderHeader, senderOf } from '#platform/shared/worker/sender.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
let own: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  const { body } = await mother.get('/api/auth/user')
  own = senderOf(Number(Object(body).id), await testApp.findJourney('Pip'))
})
afterAll(() => testApp.close())

const changes = listEndpoints().filter(
  ({ method, endpoint }) => method !== 'GET' && endpoint.access !== 'anyone' && endpoint.kind === undefined,
)

describe.each(changes)('$route', ({ method, pathFor, sample }) => {
  test('is refused under the name of another person or journey, and changes nothing', async () => {
    const address = pathFor({ pregnancyId: await testApp.findJourney('Pip') })
    const before = await dumpTables(testApp.db)
    for (const sender of [senderOf(999, 1), own.replace(/-.*/, '-999'), '', 'nobody']) {
      const reply = await mother.ask(method, address, sample, { [senderHeader]: sender })
      expect(reply).toMatchObject({ status: 409, body: { code: 'other-sender' } })
    }
    expect(await dumpTables(testApp.db)).toEqual(before)
  })
})

test('a request that names the signed-in person is accepted', async () => {
  const contact = { name: 'Dr Amara Nwosu', category: 'doctor' }
  expect((await mother.post('/api/contacts', contact, { [senderHeader]: own })).status).toBe(201)
})

test('a visitor’s request that names a sender gets 401, and not 409 as if somebody else were signed in', async () => {
  const reply = await testApp.visitor().post('/api/contacts', {}, { [senderHeader]: own })
  expect(reply.status).toBe(401)
})

test('the sender is checked before the journey in the path: the reply is 409 and not 404, so nothing looks deleted', async () => {
  const neighbour = await testApp.person('neighbour')
  const path = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
  const reply = await neighbour.post(path, { content: 'Hello.' }, { [senderHeader]: own })
  expect(reply).toMatchObject({ status: 409, body: { code: 'other-sender' } })
})
