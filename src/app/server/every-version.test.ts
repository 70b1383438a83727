/**
 * Sends every versioned call, which is a call that checks the version in `If-Match`. With an outdated version it returns 412 and
 * the current state, and changes nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import type { Endpoint } from '#platform/shared/contract.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { makeThing } from './samples/things/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

/** The calls without a version check, each with the reason why it cannot silently overwrite another person's change. */
const withoutVersion: Readonly<Record<string, string>> = {
  'PATCH /api/account': 'changes the caller’s own account, and only the fields that were sent',
  'PATCH /api/account/passkeys/{id}': 'changes the name of the caller’s own passkey',
  'PATCH /api/admin/users/{email}': 'has one choice, which takes effect at once',
  'PATCH /api/photo-comments/{id}': 'is refused to everybody but the author',
  'PATCH /api/update-comments/{id}': 'is refused to everybody but the author',
  'PUT /api/admin/second-step': 'has one switch, which takes effect at once',
  'PUT /api/calendar-feed': 'changes the caller’s own feed',
  'PUT /api/password-reset': 'works once, by a secret link',
  'PUT /api/photos/{id}/reaction': 'changes the caller’s own reaction',
  'PUT /api/pregnancies/current': 'changes only which journey the session shows',
  'PUT /api/pregnancies/{pregnancyId}/contractions/{key}': 'compares `revision` instead',
  'PUT /api/pregnancies/{pregnancyId}/labour/sharing':
    'changes only the switch that was sent, which takes effect at once',
  'PUT /api/pregnancies/{pregnancyId}/movements/{key}': 'compares `revision` instead',
  'PUT /api/pregnancies/{pregnancyId}/news/read': 'changes what the caller has read, and only forwards',
  'PUT /api/pregnancies/{pregnancyId}/state': 'compares `seen` instead',
  'PUT /api/push/devices': 'changes only the caller’s own browser',
  'PUT /api/update-views': 'only adds what the caller has seen',
  'PUT /api/updates/{id}/reaction': 'changes the caller’s own reaction',
}

const changes = listEndpoints().filter(({ method }) => method === 'PUT' || method === 'PATCH')
const versioned = changes.flatMap((listed) => {
  const field = versionedBy(listed.endpoint)
  return field ? [{ ...listed, field }] : []
})

test('every PUT and PATCH checks a version, or is listed with a reason', () => {
  const unversioned = changes.filter(({ endpoint }) => versionedBy(endpoint) === undefined)
  expect(unversioned.map(({ route }) => route).toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})

test('only PUT and PATCH are versioned', () => {
  const all = listEndpoints().filter(({ endpoint }) => versionedBy(endpoint) !== undefined)
  expect(all.map(({ route }) => route)).toEqual(versioned.map(({ route }) => route))
})

describe.each(versioned)('$route', ({ route, method, path, pathFor, namesThing, sample, endpoint, field }) => {
  /** Makes the thing, and sends the call's example once without a version. */
  async function save() {
    const made = namesThing ? await makeThing(testApp, mother, path) : {}
    const address = pathFor({ pregnancyId: await testApp.findJourney('Pip'), ...made })
    const send = (ifMatch?: string, as = mother) =>
      as.ask(method, address, sample, ifMatch === undefined ? {} : { 'if-match': ifMatch })
    const reply = await send()
    const version: unknown = Object(reply.body)[field]
    return { send, reply, version, address }
  }

  test('returns the version, also as an ETag, and works without If-Match', async () => {
    const { reply, version } = await save()
    expect(reply.status, `${route} with its example`).toBe(200)
    expect(version).toMatch(/^[\w-]{16}$/)
    expect(reply.headers.get('etag')).toBe(`"${version}"`)
    expect(hasVersion(endpoint, field)).toBe(true)
  })

  test.each(['"an-earlier-version"', '"one", "another"', '""'])('refuses If-Match: %s', async (stale) => {
    const { send, reply } = await save()
    const before = await dumpTables(testApp.db)
    expect(await send(stale)).toMatchObject({
      status: 412,
      body: { code: 'changed-meanwhile', message: expect.stringMatching(/\S/), present: reply.body },
    })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  test('refuses the current version if it is marked as weak', async () => {
    const { send, version } = await save()
    expect((await send(`W/"${version}"`)).status).toBe(412)
  })

  test.each(['an-unquoted-version', '"one" "two"', '"one', '*, "one"', '"with a space"', ''])(
    'refuses the malformed header If-Match: %s',
    async (malformed) => {
      const { send } = await save()
      const before = await dumpTables(testApp.db)
      expect(await send(malformed)).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
      expect(await dumpTables(testApp.db)).toEqual(before)
    },
  )

  test('accepts the current version, a list that contains it, and *', async () => {
    const { send, version } = await save()
    for (const present of [`"${version}"`, `"another", "${version}"`, '*'])
      expect(await send(present)).toMatchObject({ status: 200, body: { [field]: version } })
  })

  // Left out for calls that change the caller’s own settings, because they cannot reach other people's settings.
  test.skipIf(endpoint.access === 'signed-in')(
    'reveals the current state only to people who may change the thing',
    async () => {
      const { send } = await save()
      for (const name of ['grandmother', 'neighbour', 'stranger'] as const) {
        const { status, text } = await send('"stale"', await testApp.person(name))
        expect(status).toBeOneOf([403, 404])
        expect(text).not.toContain('present')
      }
    },
  )
})

function versionedBy(endpoint: Endpoint): string | undefined {
  return 'versioned' in endpoint ? endpoint.versioned : undefined
}

function hasVersion(endpoint: Endpoint, field: string): boolean {
  const definition = 'response' in endpoint ? endpoint.response?._zod.def : undefined
  return definition !== undefined && 'shape' in definition && field in Object(definition.shape)
}
