/** Tests each rate limit with one attempt left, with no attempt left, and just after its period. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { createBudgets } from '#platform/server/limits/budgets.ts'
import { createSlowdown } from '#platform/server/limits/slowdown.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { type Attempt, countAttempt } from '#platform/server/rate-limit.ts'
import { cast, castPassword } from '../fixtures.ts'

const { email } = cast.grandmother
const minute = 60_000
const day = 24 * 60

let mail: MailServer
let testApp: TestApp
let begin: Date
let ruth: Browser
let knownBrowser: Browser
let ruthId: number
let deviceId: number
/** How many requests had to wait. */
let waits = 0
const budgets = createBudgets()
beforeAll(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment, budgets })
  begin = testApp.clock.now
  ruth = await testApp.person('grandmother')
  knownBrowser = testApp.visitor('192.0.2.9')
  await knownBrowser.post('/api/login', { email, password: castPassword })
  const device = testApp.db.selectFrom('known_devices').select(['id', 'user_id'])
  ;({ id: deviceId, user_id: ruthId } = await device.executeTakeFirstOrThrow())
})
beforeEach(() => {
  waits = 0
  budgets.unknownBrowsers = createSlowdown(async () => {
    waits += 1
  })
})
afterAll(async () => {
  await testApp.close()
  await mail.close()
})

const setClock = (minutes: number, milliseconds = 0) => {
  testApp.clock.now = new Date(begin.getTime() + minutes * minute + milliseconds)
}

type Source = Pick<Attempt, 'subject' | 'address'>

/** Deletes all attempts, and stores `most` failed attempts at the time `begin`. */
async function storeAttempts(
  kind: Attempt['kind'],
  most: number,
  sourceOf: (at: number) => Source,
  device: number | null,
) {
  await testApp.db.deleteFrom('attempts').execute()
  for (let at = 0; at < most; at += 1)
    await countAttempt(testApp.db, { kind, deviceId: device, ...sourceOf(at) }, [], begin)
}

const addressAt = (at: number) => `198.51.${at}.1`
const emailAt = (at: number) => `a${at}@nestling.example`
const ipv6At = (at: number) => `2001:db8:7:${at.toString(16)}::1`
const guess = (browser: Browser, subject: string) => browser.post('/api/login', { email: subject, password: 'wrong' })
const askForReset = (address: string, subject: string) =>
  testApp.visitor(address).post('/api/password-reset', { email: subject })
const changeEmail = (currentPassword: string) =>
  ruth.post('/api/account/email', { email: cast.friend.email, currentPassword })

type Limited = {
  kind: Attempt['kind']
  most: number
  minutes: number
  sourceOf: (at: number) => Source
  ask: () => Promise<Reply>
  allowedStatus: number
  byDevice?: true
}
const ofAccount = (at: number) => ({ subject: email, address: addressAt(at) })
const ofAccountHere = () => ({ subject: email, address: '192.0.2.1' })
const ofAccountInIpv6 = (at: number) => ({ subject: email, address: ipv6At(at) })
const ofRuth = (at: number) => ({ subject: `user:${ruthId}`, address: addressAt(at) })

const limits: Record<string, Limited> = {
  'guesses at an account in a quarter of an hour': {
    ...{ kind: 'sign-in', most: 30, minutes: 15, sourceOf: ofAccount, allowedStatus: 401 },
    ask: () => guess(testApp.visitor('192.0.2.1'), email),
  },
  'guesses at an account from one address in a quarter of an hour': {
    ...{ kind: 'sign-in', most: 10, minutes: 15, sourceOf: ofAccountHere, allowedStatus: 401 },
    ask: () => guess(testApp.visitor('192.0.2.1'), email),
  },
  'guesses at an account from one address in a day': {
    ...{ kind: 'sign-in', most: 30, minutes: day, sourceOf: ofAccountHere, allowedStatus: 401 },
    ask: () => guess(testApp.visitor('192.0.2.1'), email),
  },
  'guesses at an account from the networks of one IPv6 customer in a quarter of an hour': {
    ...{ kind: 'sign-in', most: 10, minutes: 15, sourceOf: ofAccountInIpv6, allowedStatus: 401 },
    ask: () => guess(testApp.visitor(ipv6At(999)), email),
  },
  'guesses at an account from the networks of one IPv6 customer in a day': {
    ...{ kind: 'sign-in', most: 30, minutes: day, sourceOf: ofAccountInIpv6, allowedStatus: 401 },
    ask: () => guess(testApp.visitor(ipv6At(999)), email),
  },
  'guesses at an account in a day': {
    ...{ kind: 'sign-in', most: 100, minutes: day, sourceOf: ofAccount, allowedStatus: 401 },
    ask: () => guess(testApp.visitor('192.0.2.1'), email),
  },
  'guesses from one address': {
    ...{ kind: 'sign-in', most: 50, minutes: 15, allowedStatus: 401 },
    sourceOf: (at) => ({ subject: emailAt(at), address: '192.0.2.1' }),
    ask: () => guess(testApp.visitor('192.0.2.1'), email),
  },
  'guesses from the networks of one IPv6 customer': {
    ...{ kind: 'sign-in', most: 200, minutes: 15, allowedStatus: 401 },
    sourceOf: (at) => ({ subject: emailAt(at), address: ipv6At(at) }),
    ask: () => guess(testApp.visitor(ipv6At(999)), email),
  },
  'guesses in a known browser in a quarter of an hour': {
    ...{ kind: 'sign-in', most: 10, minutes: 15, sourceOf: ofAccount, allowedStatus: 401, byDevice: true },
    ask: () => guess(knownBrowser, email),
  },
  'guesses in a known browser in a day': {
    ...{ kind: 'sign-in', most: 100, minutes: day, sourceOf: ofAccount, allowedStatus: 401, byDevice: true },
    ask: () => guess(knownBrowser, email),
  },
  'requests for a new-password link to one email': {
    ...{ kind: 'password-reset', most: 5, minutes: 60, sourceOf: ofAccount, allowedStatus: 204 },
    ask: () => askForReset('192.0.2.1', email),
  },
  'requests for new-password links from one address': {
    ...{ kind: 'password-reset', most: 20, minutes: 60, allowedStatus: 204 },
    sourceOf: (at) => ({ subject: emailAt(at), address: '192.0.2.1' }),
    ask: () => askForReset('192.0.2.1', email),
  },
  'wrong current passwords': {
    ...{ kind: 'current-password', most: 10, minutes: 15, sourceOf: ofRuth, allowedStatus: 400 },
    ask: () => changeEmail('wrong'),
  },
  'attempts to change to an email in use': {
    ...{ kind: 'email-change', most: 5, minutes: 60, sourceOf: ofRuth, allowedStatus: 409 },
    ask: () => changeEmail(castPassword),
  },
}

test.each(Object.entries(limits))(
  '%s are limited',
  async (_, { kind, most, minutes, sourceOf, ask, allowedStatus, byDevice }) => {
    const device = byDevice ? deviceId : null
    await storeAttempts(kind, most - 1, sourceOf, device)
    setClock(minutes)
    expect((await ask()).status).toBe(allowedStatus)
    await storeAttempts(kind, most, sourceOf, device)
    expect((await ask()).status).toBe(429)
    setClock(minutes, 1)
    expect((await ask()).status).toBe(allowedStatus)
  },
)

test('after 1,000 requests for new-password links within an hour, further requests wait but are not refused', async () => {
  budgets.resetRequests = createSlowdown(async () => {
    waits += 1
  })
  await storeAttempts(
    'password-reset',
    999,
    (at) => ({ subject: emailAt(at), address: `10.${at >> 8}.${at % 256}.1` }),
    null,
  )
  setClock(59)
  const seen: number[] = []
  for (let at = 0; at < 3; at += 1) {
    expect((await askForReset(addressAt(at), email)).status).toBe(204)
    seen.push(waits)
  }
  setClock(60, 1)
  expect((await askForReset(addressAt(3), email)).status).toBe(204)
  expect([...seen, waits]).toEqual([0, 1, 2, 2])
})

test.each([
  ['998 guesses in the last 15 minutes, strangers wait from their third guess on', -1, [0, 0, 1]],
  ['998 guesses more than 15 minutes ago, strangers do not wait', 1, [0, 0, 0]],
])('after %s', async (_, late, expected) => {
  await testApp.db.deleteFrom('attempts').execute()
  const trace = { kind: 'sign-in', subject_hash: 'x', device_id: null, attempted_at: begin.toISOString() } as const
  const rows = Array.from({ length: 998 }, (_, at) => ({ ...trace, place_hash: `${at}` }))
  for (let from = 0; from < 998; from += 200)
    await testApp.db
      .insertInto('attempts')
      .values(rows.slice(from, from + 200))
      .execute()
  setClock(15, late)
  const seen: number[] = []
  for (let at = 0; at < 3; at += 1) {
    await guess(testApp.visitor(addressAt(at)), emailAt(at))
    seen.push(waits)
  }
  expect(seen).toEqual(expected)
  // A browser known to the account never waits.
  await guess(knownBrowser, email)
  expect(waits).toBe(expected.at(-1))
})
