/** Requests from other sites, and requests for unknown host names. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
let pregnancyId: number

beforeAll(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL('https://nestling.example') } })
  mother = await testApp.person('mother')
  pregnancyId = await testApp.findJourney('Pip')
})
afterAll(() => testApp.close())

/** Removes the headers that name the site of the page. Each case adds its own. */
const noSite = { 'sec-fetch-site': null, origin: null }

const foreign = {
  'a foreign page': { ...noSite, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a page of a sibling host': { ...noSite, 'sec-fetch-site': 'same-site', origin: 'https://blog.nestling.example' },
  'a bookmark': { ...noSite, 'sec-fetch-site': 'none' },
  'a page that lies about its origin': {
    ...noSite,
    'sec-fetch-site': 'cross-site',
    origin: 'https://nestling.example',
  },
  'a page with an unknown Sec-Fetch-Site value': { ...noSite, 'sec-fetch-site': 'same-origin, cross-site' },
  'an old browser on a foreign page': { ...noSite, origin: 'https://evil.example' },
  'a sandboxed page': { ...noSite, origin: 'null' },
  'a page of our host over http': { ...noSite, origin: 'http://nestling.example' },
  'a page of our host on another port': { ...noSite, origin: 'https://nestling.example:8443' },
  'a page whose host begins with ours': { ...noSite, origin: 'https://nestling.example.evil.example' },
  'a client without these headers': noSite,
}

/** One-click unsubscribing: a mail provider sends the call, so it comes from no page. A secret in the query names the person. */
const oneClick = ['POST /api/news/unsubscribe']

const changes = listEndpoints().filter(({ method, route }) => method !== 'GET' && !oneClick.includes(route))

test('only one-click unsubscribing may come from any site, and it needs no session', () => {
  const free = listEndpoints().filter(({ endpoint }) => 'oneClick' in endpoint)
  expect(free.map(({ route }) => route)).toEqual(oneClick)
  expect(free.map(({ endpoint }) => endpoint.access)).toEqual(free.map(() => 'anyone'))
})

describe.each(changes)('$route', ({ method, endpoint, pathFor }) => {
  const ask = (headers: Record<string, string | null>) => mother.ask(method, pathFor({ pregnancyId }), 'x', headers)

  test.each(Object.entries(foreign))('is refused from %s', async (_, headers) => {
    const before = await dumpTables(testApp.db)
    expect(await ask(headers)).toMatchObject({ status: 403, body: { code: 'cross-site' } })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  const ours = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://nestling.example' },
    { origin: 'http://localhost:3000' },
  ]

  test.each(ours)('is accepted with the headers %o', async (headers) => {
    const { status, body } = await ask({ ...noSite, ...headers })
    // An error about the body shows that the request passed the guard.
    expect([status, Object(body).code]).toEqual(
      endpoint.kind === 'upload' ? [415, 'wrong-media-type'] : [400, expect.any(String)],
    )
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form that a foreign page sends as %s is refused',
  async (type) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'content-type': type }
    expect((await mother.post('/api/login', '{"email":"a"}', headers)).status).toBe(403)
  },
)

const foreignNames = [
  'evil.example',
  'nestling.example.evil.example',
  'evil.example:3000',
  'nestling.example@evil.example',
  'localhost.evil.example',
  '192.168.1.9',
  '127.0.0.1.evil.example',
  'nestling.example, evil.example',
  'nestling.example:99999999',
  '[::2]',
]

test.each(foreignNames)('a request for the host name %s is refused', async (host) => {
  for (const path of ['/', '/api/auth/user', '/nowhere'])
    expect(await mother.get(path, { host })).toMatchObject({ status: 421, body: { code: 'unknown-host' } })
})

test.each(['nestling.example', 'NESTLING.example:443', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'a request for the host name %s is accepted',
  async (host) => {
    expect((await mother.get('/api/auth/user', { host })).status).toBe(200)
  },
)

test.each(['x-forwarded-host', 'forwarded', 'x-host'])('the header %s does not change the host name', async (name) => {
  const reply = await mother.get('/api/login', { [name]: 'evil.example' })
  expect(reply.headers.get('location')).toBe('/sign-in')
})
