/** Calls every endpoint as every kind of person. Only the endpoint's `access` and `may` say whom it must admit. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { createAccount, hashPassword } from '#features/sign-in/server/public.ts'
import { turnOnSecondStep } from '#features/sign-in/server/second-step/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import type { ErrorCode } from '#platform/shared/errors.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'
import { type ListedEndpoint, listEndpoints } from './endpoints/testing.ts'
import { allRights } from './features.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

/** The section rights of family and guests in the runs “with sections closed”. */
const narrowedRights: { family: Rights; guest: Rights } = {
  family: closeAll('see'),
  guest: closeAll('nothing'),
}

/** `outside`: signed in, without a journey; `founder`: the same, but may begin one; `elsewhere`: only in another journey. */
type Standing = 'nobody' | 'outside' | 'founder' | 'elsewhere' | 'guest' | 'family' | 'admin'

const kinds = {
  anonymous: ['nobody', (testApp) => testApp.visitor()],
  'somebody who signed out': ['nobody', signInAndOut],
  'somebody whose session expired': ['nobody', signInLongAgo],
  'somebody without a journey': ['outside', (testApp) => testApp.person('stranger')],
  'an invited person who has not joined': ['outside', inviteStranger],
  'a removed member with an earlier session': ['outside', (testApp) => joinAndLoseRole(testApp, 'removed')],
  'a founder without a journey': ['founder', (testApp) => signIn(testApp, 'founder')],
  'an admin of another journey': ['elsewhere', (testApp) => testApp.person('neighbour')],
  'a guest': ['guest', (testApp) => testApp.person('friend')],
  family: ['family', (testApp) => testApp.person('grandmother')],
  'a former admin, now a guest, with an earlier session': ['guest', (testApp) => joinAndLoseRole(testApp, 'demoted')],
  'an admin': ['admin', (testApp) => testApp.person('mother')],
} satisfies Record<string, [Standing, OpenBrowser]>

type OpenBrowser = (testApp: TestApp) => Browser | Promise<Browser>
type Kind = keyof typeof kinds

describe.each(['with the default rights', 'with sections closed'])('a journey %s', (state) => {
  const rights = state === 'with sections closed' ? narrowedRights : { family: allRights, guest: allRights }
  let testApp: TestApp
  const people: Partial<Record<Kind, Browser>> = {}
  const ids = { pip: 0, neighbours: 0 }

  beforeAll(async () => {
    testApp = await openTestApp()
    await openAccounts(testApp)
    ids.pip = await testApp.findJourney('Pip')
    ids.neighbours = await testApp.findJourney('Feijão')
    await setRights(testApp, ids.pip, rights)
    for (const [kind, [, open]] of Object.entries(kinds)) people[kind as Kind] = await open(testApp)
  })
  afterAll(() => testApp.close())

  describe.each(listEndpoints())('$route', (listed) => {
    test.each(Object.keys(kinds) as Kind[])('admits or refuses %s as its access says', async (kind) => {
      const reply = await askHarmlessly(people[kind], listed, ids.pip)
      expect(verdictOf(reply, listed)).toBe(expectedVerdict(kinds[kind][0], listed, rights))
    })
  })

  describe.each(listEndpoints().filter(({ namesPregnancy }) => namesPregnancy))('$route', (listed) => {
    test('answers 404 for somebody else’s pregnancy', async () => {
      const theirs = await askHarmlessly(people['an admin'], listed, ids.neighbours)
      const missing = await askHarmlessly(people['an admin'], listed, 999_999)
      expect(theirs).toMatchObject({ status: 404, text: missing.text })
      expect(Object.fromEntries(theirs.headers)).toEqual(Object.fromEntries(missing.headers))
    })
  })

  const reads = listEndpoints().filter(({ method }) => method === 'GET')

  describe.each(reads)('$route', (listed) => {
    test('changes nothing for anybody', async () => {
      const before = await dumpTables(testApp.db)
      for (const browser of Object.values(people)) await askHarmlessly(browser, listed, ids.pip)
      expect(await dumpTables(testApp.db)).toEqual(before)
    })
  })
})

/** For each kind of person: the error code that calls for admins return, or `null` for none; and how to sign in. */
const secondStepKinds: Readonly<Record<string, [ErrorCode | null, OpenBrowser]>> = {
  'an admin without a second step': ['second-step-missing', (testApp) => testApp.person('partner')],
  'an admin who signed in without their second step': ['second-step-not-passed', (testApp) => testApp.person('mother')],
  'an admin who passed their second step': [null, requireSecondStep],
  family: ['admin-only', (testApp) => testApp.person('grandmother')],
}

describe('a journey that requires a second step of its admins', () => {
  let testApp: TestApp
  let pip: number
  const people: Record<string, Browser> = {}

  beforeAll(async () => {
    testApp = await openTestApp()
    pip = await testApp.findJourney('Pip')
    for (const [kind, [, open]] of Object.entries(secondStepKinds)) people[kind] = await open(testApp)
  })
  afterAll(() => testApp.close())

  test('there are calls for admins', () => {
    expect(listEndpoints().filter(({ endpoint }) => endpoint.access === 'admin').length).toBeGreaterThan(20)
  })

  describe.each(listEndpoints())('$route', (listed) => {
    test.each(Object.entries(secondStepKinds))('admits or refuses %s', async (kind, [refusal]) => {
      const reply = await askHarmlessly(people[kind], listed, pip)
      expect(verdictOf(reply, listed)).toBe((listed.endpoint.access === 'admin' && refusal) || 'in')
    })
  })
})

async function requireSecondStep(testApp: TestApp) {
  const mother = await testApp.person('mother')
  await turnOnSecondStep(mother, testApp.clock.now)
  expect((await mother.ask('PUT', '/api/admin/second-step')).status).toBe(200)
  return mother
}

type Verdict = 'in' | ErrorCode

/** The expected result. It depends on nothing in the endpoint's contract but `access` and `may`. */
function expectedVerdict(
  standing: Standing,
  { endpoint: { access, may }, namesPregnancy }: ListedEndpoint,
  rights: typeof narrowedRights,
): Verdict {
  if (access === 'anyone') return 'in'
  if (standing === 'nobody') return 'unauthorized'
  if (access === 'signed-in') return 'in'
  if (namesPregnancy && ['outside', 'founder', 'elsewhere'].includes(standing)) return 'not-found'
  if (standing === 'outside') return 'invitation-required'
  if (standing === 'founder') return 'no-journey'
  if (standing !== 'family' && standing !== 'guest') return 'in'
  if (access === 'admin') return 'admin-only'
  return may && !isGranted(rights[standing], may) ? 'section-closed' : 'in'
}

/** `in` if the guards let the request through, even if its body is invalid or its thing does not exist. */
function verdictOf({ status, body }: Reply, { namesThing, namesSecret }: ListedEndpoint): Verdict {
  const { code } = Object(body)
  const passedGuards = code === 'wrong-media-type' || code === 'invalid-input'
  return status < 400 || passedGuards || ((namesThing || namesSecret) && code === 'not-found') ? 'in' : code
}

/**
 * Calls an endpoint without effect. A GET is sent as a script's request, because a navigation could sign out. Any other
 * call has a body that every endpoint refuses.
 */
function askHarmlessly(browser: Browser | undefined, { method, pathFor }: ListedEndpoint, pregnancyId: number) {
  if (!browser) throw new Error('This person has no browser.')
  const path = pathFor({ pregnancyId })
  return method === 'GET'
    ? browser.get(path, { 'sec-fetch-dest': 'empty' })
    : browser.ask(method, path, 'x', { 'content-type': 'text/plain' })
}

/** Creates accounts for the kinds of people that are not among the demo people. */
async function openAccounts(testApp: TestApp) {
  const passwordHash = await hashPassword(castPassword)
  for (const name of ['founder', 'removed', 'demoted']) {
    const person = {
      email: emailOf(name),
      firstName: 'Kim',
      lastName: '',
      passwordHash,
      mayBeginJourney: name === 'founder',
    }
    await testApp.db.transaction().execute((tx) => createAccount(tx, person, testApp.clock.now))
  }
}

async function setRights(testApp: TestApp, pregnancyId: number, rights: typeof narrowedRights) {
  const mother = await testApp.person('mother')
  const ask = () => mother.ask('PUT', `/api/pregnancies/${pregnancyId}/rights`, rights)
  expect((await ask()).status).toBe(200)
}

/** A person who joined as an admin, and was then removed or made a guest during the same session. */
async function joinAndLoseRole(testApp: TestApp, name: 'removed' | 'demoted') {
  const mother = await testApp.person('mother')
  const { body } = await mother.post('/api/admin/users/invite', { email: emailOf(name), role: 'admin' })
  const browser = await signIn(testApp, name)
  expect((await browser.post('/api/invite-codes/redeem', { code: Object(body).inviteToken })).status).toBe(200)
  expect((await browser.get('/api/admin/users')).status).toBe(200)
  const path = `/api/admin/users/${emailOf(name)}`
  const { status } = await (name === 'removed' ? mother.delete(path) : mother.patch(path, { role: 'guest' }))
  expect(status).toBeLessThan(300)
  return browser
}

async function inviteStranger(testApp: TestApp) {
  const mother = await testApp.person('mother')
  await mother.post('/api/admin/users/invite', { email: cast.stranger.email, role: 'family' })
  return testApp.person('stranger')
}

async function signIn(testApp: TestApp, name: string) {
  const browser = testApp.visitor()
  expect((await browser.post('/api/login', { email: emailOf(name), password: castPassword })).status).toBe(200)
  return browser
}

async function signInAndOut(testApp: TestApp) {
  const browser = await testApp.person('mother')
  const jar = { ...browser.jar }
  await browser.get('/api/logout')
  Object.assign(browser.jar, jar)
  return browser
}

async function signInLongAgo(testApp: TestApp) {
  const { now } = testApp.clock
  testApp.clock.now = new Date(now.getTime() - 31 * 86_400_000)
  const browser = await testApp.person('mother')
  testApp.clock.now = now
  return browser
}

function closeAll(grant: 'nothing' | 'see'): Rights {
  return Object.fromEntries(Object.keys(allRights).map((section) => [section, grant])) as Record<Section, typeof grant>
}

function emailOf(name: string): string {
  return `${name}@nestling.example`
}
