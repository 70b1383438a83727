/**
 * Sends every POST request twice with the same `Idempotency-Key`, except uploads and requests that need no session. The second
 * request gets the same response as the first, and changes nothing.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { makeThing } from './samples/things/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL('https://nestling.example') } })
  mother = await testApp.person('mother')
})
afterEach(() => testApp.close())

const posts = listEndpoints().filter(
  ({ method, endpoint }) => method === 'POST' && endpoint.access !== 'anyone' && endpoint.kind === undefined,
)
/** Calls that are refused, because their example needs something that the demo data lacks. A refusal is not stored. */
const refused = [
  'POST /api/account/passkeys',
  'POST /api/account/second-step',
  'POST /api/account/second-step/recovery-codes',
  'POST /api/invite-codes/redeem',
]

const key = { 'idempotency-key': 'a-key-of-this-page' }

describe.each(posts)('$route', ({ route, path, pathFor, namesThing, sample }) => {
  test('takes effect only once if it is sent twice with the same key', async () => {
    const made = namesThing ? await makeThing(testApp, mother, path) : {}
    const address = pathFor({ pregnancyId: await testApp.findJourney('Pip'), ...made })
    const first = await mother.post(address, sample, key)
    expect(first.status < 300).toBe(!refused.includes(route))
    const after = await dumpTables(testApp.db)
    const second = await mother.post(address, sample, key)
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body })
    for (const name of ['content-type', 'cache-control', cacheOwnerHeader])
      expect(second.headers.get(name), name).toBe(first.headers.get(name))
    if (refused.includes(route)) expect((await dumpTables(testApp.db)).sent_requests).toEqual([])
    else expect(await dumpTables(testApp.db)).toEqual(after)
  })
})
