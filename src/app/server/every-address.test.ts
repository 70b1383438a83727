/** Malformed requests to existing addresses, and requests to addresses that almost exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
let pregnancyId: number
let before: Awaited<ReturnType<typeof dumpTables>>

beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  pregnancyId = await testApp.findJourney('Pip')
  before = await dumpTables(testApp.db)
})
afterAll(() => testApp.close())

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY']
const listed = listEndpoints()
const paths = [...new Set(listed.map(({ path }) => path))]
const unlisted = paths.flatMap((path) =>
  methods
    .filter((method) => !listed.some((endpoint) => endpoint.method === method && covers(endpoint.path, path)))
    .map((method) => ({ method, path })),
)

/** Whether the path matches the pattern. `/api/admin/users/invite` matches `/api/admin/users/{email}`. */
function covers(pattern: string, path: string): boolean {
  const [requested, known] = [path, pattern].map((one) => one.split('/'))
  return (
    known?.length === requested?.length &&
    (known ?? []).every((part, at) => part === requested?.[at] || part[0] === '{')
  )
}

test.each(unlisted)('$method $path answers 404', async ({ method, path }) => {
  const pathFor = listed.find((endpoint) => endpoint.path === path)?.pathFor
  const reply = await mother.ask(method, pathFor?.({ pregnancyId }) ?? '', method === 'GET' ? undefined : {})
  expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

const impossibleIds = [
  ...[
    '0',
    '-1',
    '1e3',
    '1.0',
    '01',
    '+1',
    '0x1',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '%201',
    '1%20',
    '1%00',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%2e%2e', '1;x=1', '1,2', "1'--", '%', '%zz', '%C3%28'],
  ...['2147483648', '4294967297', '9007199254740993', '9'.repeat(300), '1%2F2', '१', '𝟙'],
]
const withIds = listed.filter(({ path }) => /\{(id|\w+Id)\}/.test(path))

describe.each(withIds)('$route', ({ method, path }) => {
  // Two dots lead to the parent path, where there may be another call.
  const leadsElsewhere = (id: string) => {
    const { pathname } = new URL(path.replace(/\{(id|\w+Id)\}/g, id), 'http://localhost')
    return listed.some((one) => one.method === method && one.path === pathname)
  }

  test.each(impossibleIds.filter((id) => !leadsElsewhere(id)))('with the id %s answers 404', async (id) => {
    const requested = path.replace(/\{(id|\w+Id)\}/g, id)
    const reply = await mother.ask(method, requested, method === 'GET' ? undefined : { babyName: 'X', content: 'X' })
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })
})

const nearly = [
  '/api',
  '/api/',
  '/api/auth/user/',
  '/api/auth//user',
  '/api/auth/user/x.css',
  '/api/auth/user;x',
  '/api/auth/USER',
  '/api/auth%2Fuser',
  '/api/auth/user%00',
  '/api/pregnancies/current/..%2f..%2fx',
  '/api/.git/HEAD',
  '/api/metrics',
]

test.each(nearly)('%s answers 404', async (path) => {
  expect(await mother.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

const guessed = [
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/src/app/server/main.ts',
  '/nestling.db',
  '/assets/app.js.map',
]

test.each(guessed)('%s is not served', async (path) => {
  expect(await testApp.visitor().get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
  'the header %s does not change the method',
  async (name) => {
    const before = await dumpTables(testApp.db)
    const reply = await mother.get(`/api/pregnancies/${pregnancyId}`, { [name]: 'PATCH' })
    expect(reply.status).toBe(404)
    expect(await dumpTables(testApp.db)).toEqual(before)
  },
)

const invalidQueries = [
  'limit=1&limit=2',
  'before=1&before=1',
  'limit[]=1',
  '__proto__=1',
  'a[__proto__][x]=1',
  'Limit=5',
]

test.each(invalidQueries)('a list refuses the query ?%s', async (query) => {
  const reply = await mother.get(`/api/pregnancies/${pregnancyId}/updates?${query}`)
  expect(reply.status).toBe(400)
})
