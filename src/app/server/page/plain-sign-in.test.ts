/** Signing in without scripts. The test's page prints the data of its form as JSON. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { codeOf, turnOnSecondStep } from '#features/sign-in/server/second-step/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { openPrintingClient } from './testing.ts'

const { email } = cast.mother
const right = { email, password: castPassword }
const wrong = { email, password: 'seven wrong herons' }
const address = '/sign-in?plain='

const { client, remove } = openPrintingClient()
const log: string[] = []
let testApp: TestApp
let browser: Browser
beforeEach(async () => {
  testApp = await openTestApp({ client, onLogLine: (line) => log.push(line) })
  browser = testApp.visitor()
})
afterEach(async () => {
  await testApp.close()
  log.length = 0
})
afterAll(remove)

type Headers = Record<string, string | null>

const send = (from: Browser, fields: Record<string, string>, headers: Headers = {}) =>
  from.post(address, String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })

/** The data of the form that the page shows. */
const shownIn = (text: string): unknown => JSON.parse(/<body>(.*)<\/body>/.exec(text)?.[1] ?? 'null')

describe('a sign-in form is refused', () => {
  const noSite = { 'sec-fetch-site': null, origin: null }
  const foreign = {
    'a foreign page': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a foreign page that lies about its origin': { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    'a page of a sibling host': { 'sec-fetch-site': 'same-site' },
    'an old browser on a foreign page': { ...noSite, origin: 'https://evil.example' },
    'a sandboxed page': { ...noSite, origin: 'null' },
    'a client that does not say where the form is': noSite,
  }

  test.each(Object.entries(foreign))('from %s, and nothing is changed', async (_, headers) => {
    const before = await dumpTables(testApp.db)
    const reply = await send(browser, right, headers)
    const refusal = 'This request did not come from one of Nestling’s own pages.'
    expect(reply.status).toBe(403)
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(shownIn(reply.text)).toEqual({ step: 'password', email: '', refusal })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  test('with a wrong password: the page shows the sentence of the API, and the email again', async () => {
    const ofApi = await browser.post('/api/login', wrong)
    const reply = await send(browser, wrong)
    expect(ofApi.status).toBe(401)
    expect(reply.status).toBe(401)
    expect(shownIn(reply.text)).toEqual({ step: 'password', email, refusal: Object(ofApi.body).message })
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  test('with malformed fields, which the API refuses with the same sentence', async () => {
    const malformed = [
      {},
      { email },
      { ...right, more: 'x' },
      { email: '<b>', password: 'x' },
      { ticket: '', code: '' },
    ]
    for (const fields of malformed) {
      const call = 'ticket' in fields ? '/api/login/second-step' : '/api/login'
      const ofApi = await browser.post(call, fields)
      const reply = await send(browser, fields)
      expect([ofApi.status, reply.status]).toEqual([400, 400])
      expect(shownIn(reply.text)).toMatchObject({ refusal: Object(ofApi.body).message })
    }
  })

  test('that is too large, of another type, or has a field twice', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const forms: [number, string, Headers][] = [
      [413, `email=a${'&'.repeat(9000)}`, type],
      [415, JSON.stringify(right), { 'content-type': 'application/json' }],
      [415, 'email=a', { 'content-type': 'multipart/form-data; boundary=x' }],
      [415, 'email=a', { 'content-type': 'text/plain' }],
      [400, `${new URLSearchParams(right)}&password=${encodeURIComponent(castPassword)}`, type],
      [400, '%ff=%ff&%', type],
      [400, '\0', type],
    ]
    for (const [status, body, headers] of forms) {
      const reply = await browser.post(address, body, headers)
      expect(reply.status).toBe(status)
      expect(shownIn(reply.text)).toMatchObject({ step: 'password', refusal: expect.stringMatching(/^[A-Z].*[.\w]$/) })
    }
    expect((await browser.ask('POST', address)).status).toBe(415)
  })

  test('after ten guesses at an account from one address, whether by the form or by the API', async () => {
    for (let guess = 0; guess < 5; guess++) {
      expect((await send(browser, wrong)).status).toBe(401)
      expect((await browser.post('/api/login', wrong)).status).toBe(401)
    }
    const ofApi = await browser.post('/api/login', right)
    const reply = await send(browser, right)
    expect([ofApi.status, reply.status]).toEqual([429, 429])
    expect(shownIn(reply.text)).toEqual({ step: 'password', email, refusal: Object(ofApi.body).message })
    expect(reply.headers.get('retry-after')).toBe(ofApi.headers.get('retry-after'))
    expect(reply.headers.getSetCookie()).toEqual([])
    expect((await send(testApp.visitor('192.0.2.7'), right)).status).toBe(303)
  })

  test('at another address or with another method', async () => {
    expect((await browser.post('/sign-in', 'email=a')).status).toBe(404)
    expect((await browser.post('/contacts?plain=', 'email=a')).status).toBe(404)
    expect((await browser.ask('PUT', address, 'email=a')).status).toBe(404)
  })
})

test('while the form cannot be rendered, the usual page is shown, and only the right password signs in', async () => {
  const broken = openPrintingClient(`export const renderSignIn = () => { throw new Error('broken') }`)
  const brokenApp = await openTestApp({ client: broken.client })
  expect((await brokenApp.visitor().get(address)).text).toContain('the usual page')
  expect((await brokenApp.visitor().get(address)).text).not.toContain('noscript')
  expect((await send(brokenApp.visitor(), wrong)).body).toMatchObject({ code: 'internal' })
  expect((await send(brokenApp.visitor(), right)).status).toBe(303)
  await brokenApp.close()
  broken.remove()
})

test('the page has a form and no script, and lets browsers send the origin of the form', async () => {
  const { status, text, headers } = await browser.get(address)
  expect(status).toBe(200)
  expect(shownIn(text)).toEqual({ step: 'password', email: '' })
  expect(text).toContain('<link rel="stylesheet" href="/assets/file-2.css"><link rel="stylesheet" href="/plain.css">')
  expect(text).not.toMatch(/<script|noscript|name="part"/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  // With `no-referrer`, old browsers would send `Origin: null` with the form.
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect((await send(browser, wrong)).headers.get('referrer-policy')).toBe('same-origin')
  expect((await browser.get('/contacts')).headers.get('referrer-policy')).toBe('no-referrer')
})

test('the right password signs in with the cookies of the API, and opens home without scripts', async () => {
  const withoutValues = (lines: string[]) => lines.map((line) => line.replace(/=[\w-]+/, '='))
  const ofApi = await testApp.visitor().post('/api/login', right)
  const reply = await send(browser, right, { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X) Safari' })
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/?plain=')
  expect(reply.headers.get('cache-control')).toContain('no-store')
  expect(withoutValues(reply.headers.getSetCookie())).toEqual(withoutValues(ofApi.headers.getSetCookie()))
  expect(reply.headers.getSetCookie()).toHaveLength(2)
  expect((await browser.get('/contacts?plain=')).text).toContain('without scripts for Nora')
  // The list of sessions names the browser, as after any other sign-in.
  const { body } = await browser.get('/api/account/sessions')
  expect(body).toContainEqual(expect.objectContaining({ isCurrent: true, deviceName: expect.stringContaining('iPad') }))
})

test('a browser that sends no Fetch Metadata signs in if the form has our origin', async () => {
  const headers = { 'sec-fetch-site': null, origin: 'http://localhost:3000' }
  expect((await send(browser, right, headers)).status).toBe(303)
})

test('special characters of a password arrive as typed', async () => {
  const password = 'ä+ %26&=🐣 herons'
  const nora = await testApp.person('mother')
  await nora.post('/api/account/password', { currentPassword: castPassword, newPassword: password })
  expect((await send(browser, { email: ` ${email.toUpperCase()} `, password })).status).toBe(303)
})

test('a person who is signed in is redirected to home without scripts', async () => {
  for (const name of ['mother', 'stranger'] as const) {
    const { status, headers } = await (await testApp.person(name)).get(address)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/?plain=')
  }
})

test('signing in ends the session of the person who was signed in before', async () => {
  const shared = await testApp.person('friend')
  const before = { ...shared.jar }
  expect((await send(shared, right)).status).toBe(303)
  expect((await shared.get('/contacts?plain=')).text).toContain('without scripts for Nora')
  Object.assign(shared.jar, before)
  expect((await shared.get('/api/auth/user')).body).toBeNull()
})

test('passwords are neither in a page, nor in an address, nor in the log', async () => {
  const replies = [
    await send(browser, wrong),
    await send(browser, right),
    await send(browser, { ...wrong, email: 'x' }),
  ]
  for (const { text, headers } of replies) {
    expect(`${text} ${headers.get('location')}`).not.toMatch(/herons/)
  }
  expect(log.join()).not.toMatch(/herons/)
})

describe('with a second step', () => {
  let secret: string
  const ruth = { email: cast.grandmother.email, password: castPassword }
  beforeEach(async () => {
    ;({ secret } = await turnOnSecondStep(await testApp.person('grandmother'), testApp.clock.now))
  })

  async function enterPassword(): Promise<string> {
    const { status, text, headers } = await send(browser, ruth)
    expect(status).toBe(200)
    expect(headers.getSetCookie().join()).not.toMatch(/session=[\w-]{20}/)
    expect(shownIn(text)).toEqual({ step: 'code', ticket: expect.stringMatching(/^[\w-]{20,}$/) })
    return Object(shownIn(text)).ticket
  }

  test('a wrong code shows the sentence of the API and the form again, and the right code signs in', async () => {
    const ticket = await enterPassword()
    const refused = await send(browser, { ticket, code: '000000' })
    expect(refused.status).toBe(400)
    const refusal = 'That code is not right, or was used before.'
    expect(shownIn(refused.text)).toEqual({ step: 'code', ticket, refusal })
    expect(browser.jar).toEqual({})

    const reply = await send(browser, { ticket, code: codeOf(secret, testApp.clock.now) })
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe('/?plain=')
    expect((await browser.get('/contacts?plain=')).text).toContain('without scripts for Ruth')
  })

  test('after five minutes the person begins again with the password', async () => {
    const ticket = await enterPassword()
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 6 * 60_000)
    const { status, text } = await send(browser, { ticket, code: codeOf(secret, testApp.clock.now) })
    expect(status).toBe(403)
    const refusal = 'That took too long. Please sign in again.'
    expect(shownIn(text)).toEqual({ step: 'password', email: '', refusal })
    expect(browser.jar).toEqual({})
  })
})

test('signing out works without scripts', async () => {
  await send(browser, right)
  const before = { ...browser.jar }
  const { status, headers } = await browser.get('/api/logout', { 'sec-fetch-dest': 'document' })
  expect([status, headers.get('location')]).toEqual([303, '/'])
  expect((await browser.get('/contacts?plain=')).text).toContain('url=/sign-in?plain=')
  Object.assign(browser.jar, before)
  expect((await browser.get('/api/auth/user')).body).toBeNull()
})
