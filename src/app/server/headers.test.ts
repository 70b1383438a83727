/** The headers of every kind of response. */
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { implement } from '#platform/server/implement.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { splitPage } from '../page-parts.ts'
import type { Client } from './page/client.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

const faulty = implement(
  defineContract({
    'GET /api/test/fault': { summary: 'Breaks.', access: 'anyone' },
    'DELETE /api/test/nothing': { summary: 'Does nothing.', access: 'anyone' },
  }),
  {
    'GET /api/test/fault': () => {
      throw new Error('select secret from /srv/nestling/secret.ts')
    },
    'DELETE /api/test/nothing': () => undefined,
  },
)

const script = {
  type: 'text/javascript; charset=utf-8',
  immutable: true,
  read: () => ({ etag: 'a1', bytes: { identity: new Uint8Array([1]) } }),
}
const client: Client = {
  files: new Map([['/assets/main-a1.js', script]]),
  page: splitPage('<!doctype html><style>p{}</style>'),
  inlineStyles: ['p{}'],
  inlineScripts: ['begin()'],
}

type World = { testApp: TestApp; mother: Browser; visitor: Browser; pregnancyId: number }

async function openWorld(publicUrl: string | null): Promise<World> {
  const testApp = await openTestApp({
    client,
    extraRoutes: [faulty],
    environment: { publicUrl: publicUrl ? new URL(publicUrl) : null },
  })
  const id = await testApp.findJourney('Pip')
  return { testApp, mother: await testApp.person('mother'), visitor: testApp.visitor(), pregnancyId: id }
}

type Ask = (world: World) => Promise<Reply>
const signIn = { email: 'nora@nestling.example', password: castPassword }

const answers: Readonly<Record<string, [status: number, ask: Ask]>> = {
  'the page': [200, ({ visitor }) => visitor.get('/')],
  'the page for somebody signed in': [200, ({ mother }) => mother.get('/')],
  'an unknown page': [404, ({ visitor }) => visitor.get('/nowhere')],
  'an unknown file': [404, ({ visitor }) => visitor.get('/nowhere.js')],
  'a file': [200, ({ visitor }) => visitor.get('/assets/main-a1.js')],
  'an unchanged file': [304, ({ visitor }) => visitor.get('/assets/main-a1.js', { 'if-none-match': '"a1"' })],
  'HEAD of the page': [200, ({ visitor }) => visitor.ask('HEAD', '/')],
  'a read': [200, ({ mother }) => mother.get('/api/pregnancies/current')],
  'HEAD of a read': [200, ({ mother }) => mother.ask('HEAD', '/api/pregnancies/current')],
  'a create': [
    201,
    ({ mother, pregnancyId }) => mother.post(`/api/pregnancies/${pregnancyId}/updates`, { content: 'x' }),
  ],
  'a delete': [204, ({ mother }) => mother.delete('/api/test/nothing')],
  'a sign-in': [200, ({ testApp }) => testApp.visitor().post('/api/login', signIn)],
  'the API description': [200, ({ visitor }) => visitor.get('/api/openapi.json')],
  'a redirect': [303, ({ visitor }) => visitor.get('/api/login')],
  'a sign-out': [303, async ({ testApp }) => (await testApp.person('friend')).get('/api/logout')],
  'a malformed request': [400, ({ visitor }) => visitor.post('/api/login', '{')],
  'a call without a session': [401, ({ visitor }) => visitor.get('/api/pregnancies/current')],
  'a wrong password': [401, ({ visitor }) => visitor.post('/api/login', { ...signIn, password: 'wrong' })],
  'a refusal': [403, async ({ testApp }) => (await testApp.person('stranger')).get('/api/pregnancies/current')],
  'a call from a foreign page': [
    403,
    ({ mother }) => mother.post('/api/login', signIn, { 'sec-fetch-site': 'cross-site' }),
  ],
  'an unknown call': [404, ({ mother }) => mother.get('/api/nowhere')],
  'a POST to a page': [404, ({ visitor }) => visitor.post('/', {})],
  'OPTIONS of a call': [404, ({ visitor }) => visitor.ask('OPTIONS', '/api/login')],
  'too large a body': [413, ({ visitor }) => visitor.post('/api/login', 'x'.repeat(300_000))],
  'a body of another content type': [
    415,
    ({ visitor }) => visitor.post('/api/login', '{}', { 'content-type': 'text/plain' }),
  ],
  'a foreign host name': [421, ({ visitor }) => visitor.get('/', { host: 'evil.example' })],
  'too many attempts': [429, tryTooOften],
  'an internal error': [500, ({ visitor }) => visitor.get('/api/test/fault')],
}

describe.each(['https://nestling.example', 'http://nestling.example', null])(
  'with the public address %s',
  (publicUrl) => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(publicUrl)
    })
    afterAll(() => world.testApp.close())

    test.each(Object.entries(answers))('%s has all protective headers', async (_, [status, ask]) => {
      const reply = await ask(world)
      expect(reply.status).toBe(status)
      expectProtected(reply.headers)
      const isHttps = publicUrl?.startsWith('https:') ?? false
      expect(reply.headers.get('strict-transport-security')).toBe(
        isHttps ? 'max-age=63072000; includeSubDomains' : null,
      )
    })

    test('scripts cannot read the cookies, and over https no other host can set them', async () => {
      const reply = await world.testApp.visitor('203.0.113.9').post('/api/login', signIn)
      const cookies = reply.headers.getSetCookie()
      const [prefix, secure] = publicUrl?.startsWith('https:') ? ['__Host-', '; Secure'] : ['', '']
      const attributes = (days: number) => `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}$`
      expect(cookies).toEqual([
        expect.stringMatching(`^${prefix}nestling-session=[\\w-]{43}; ${attributes(180)}`),
        expect.stringMatching(`^${prefix}nestling-device=[\\w-]{32}; ${attributes(365)}`),
      ])
    })
  },
)

describe('without a public address', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(null)
  })
  afterAll(() => world.testApp.close())

  const generatedAnswers = Object.entries(answers).filter(([name]) => !['a file', 'an unchanged file'].includes(name))

  test.each(generatedAnswers)('%s is never cached', async (_, [, ask]) => {
    expect((await ask(world)).headers.get('cache-control')).toMatch(/\bno-store\b/)
  })

  test('a file whose name changes with its content is cached permanently', async () => {
    const { headers } = await world.visitor.get('/assets/main-a1.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('accept-encoding')
  })

  test('signing out clears the browser’s cache', async () => {
    const { headers } = await (await world.testApp.person('friend')).get('/api/logout')
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  test('an internal error reveals nothing of its cause', async () => {
    const { body } = await world.visitor.get('/api/test/fault')
    expect(body).toEqual({
      message: 'Something went wrong on our side. Nothing was changed.',
      code: 'internal',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })
})

/** Expects all protective headers except `no-store` and HSTS, which depend on the response and the address. */
function expectProtected(headers: Headers) {
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)),
  )
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${hash('sha256', 'begin()', 'base64')}'`,
    'style-src': `'self' 'sha256-${hash('sha256', 'p{}', 'base64')}'`,
    'img-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker',
  })
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  })
  for (const revealing of ['access-control-allow-origin', 'access-control-allow-credentials', 'server', 'x-powered-by'])
    expect(headers.has(revealing)).toBe(false)
}

async function tryTooOften({ testApp }: World) {
  const browser = testApp.visitor()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await browser.post('/api/login', { email: 'nobody@nestling.example', password: 'wrong' })
  return browser.post('/api/login', { email: 'nobody@nestling.example', password: 'wrong' })
}
