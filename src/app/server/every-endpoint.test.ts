/** Walks every endpoint as every kind of person: what comes back follows from the endpoint's `access` alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { createAccount, hashPassword } from '#features/sign-in/server/public.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import type { errorMessages } from '#platform/shared/messages/en.ts'
import { type ListedEndpoint, listEndpoints } from './endpoints/testing.ts'
import { type Browser, type House, openHouse, type Reply } from './testing.ts'

const kinds = {
  anonymous: (house) => house.visitor(),
  'a guest': (house) => house.person('friend'),
  family: (house) => house.person('grandmother'),
  'an admin': (house) => house.person('mother'),
  'an admin of another journey': (house) => house.person('neighbour'),
  'somebody without a journey': (house) => house.person('stranger'),
  'a founder without a journey': signInFounder,
  'somebody who signed out': signInAndOut,
  'somebody whose session expired': signInLongAgo,
} satisfies Record<string, (house: House) => Browser | Promise<Browser>>

type Kind = keyof typeof kinds

const nobody: readonly Kind[] = ['anonymous', 'somebody who signed out', 'somebody whose session expired']
const strangers: readonly Kind[] = ['somebody without a journey', 'a founder without a journey']

let house: House
const ids: { pip: number; neighbours: number } = { pip: 0, neighbours: 0 }

beforeAll(async () => {
  house = await openHouse()
  const passwordHash = await hashPassword(castPassword)
  const person = { email: 'founder@nestling.example', firstName: 'Fay', lastName: '', passwordHash, mayFound: true }
  await house.db.transaction().execute((tx) => createAccount(tx, person, house.clock.now))
  for (const { id, baby_name } of await house.db.selectFrom('pregnancies').select(['id', 'baby_name']).execute())
    ids[baby_name === 'Pip' ? 'pip' : 'neighbours'] = id
})
afterAll(() => house.close())

describe.each(listEndpoints())('$route for $endpoint.access', (listed) => {
  test.each(Object.keys(kinds) as Kind[])('%s', async (kind) => {
    const reply = await askHarmlessly(await kinds[kind](house), listed, ids.pip)
    expect(verdictOf(reply)).toBe(expectedVerdict(kind, listed))
  })
})

describe.each(listEndpoints().filter(({ namesPregnancy }) => namesPregnancy))('$route', (listed) => {
  test('hides the pregnancy of others as one that does not exist', async () => {
    const mother = await house.person('mother')
    const theirs = await askHarmlessly(mother, listed, ids.neighbours)
    const missing = await askHarmlessly(mother, listed, 999_999)
    expect(theirs).toMatchObject({ status: 404, text: missing.text })
    expect(Object.fromEntries(theirs.headers)).toEqual(Object.fromEntries(missing.headers))
  })
})

// Signing out is a GET because the specification says so; features/sign-in tests what guards it.
const reads = listEndpoints().filter(({ route }) => route.startsWith('GET ') && route !== 'GET /api/logout')

describe.each(reads)('$route', (listed) => {
  test('changes nothing, whoever asks', async () => {
    for (const name of ['mother', 'friend', 'neighbour', 'stranger'] as const) {
      const browser = await house.person(name)
      const before = await dumpTables(house.db)
      await askHarmlessly(browser, listed, ids.pip)
      expect(await dumpTables(house.db)).toEqual(before)
    }
  })
})

type Verdict = 'in' | keyof typeof errorMessages

/** What the gate must say, by the access of the endpoint and nothing else. */
function expectedVerdict(kind: Kind, { endpoint: { access }, namesPregnancy }: ListedEndpoint): Verdict {
  if (access === 'anyone') return 'in'
  if (nobody.includes(kind)) return 'unauthorized'
  if (access === 'signed-in') return 'in'
  if (namesPregnancy && (strangers.includes(kind) || kind === 'an admin of another journey')) return 'not-found'
  if (strangers.includes(kind)) return kind === 'a founder without a journey' ? 'no-journey' : 'invitation-required'
  return access === 'admin' && (kind === 'family' || kind === 'a guest') ? 'admin-only' : 'in'
}

/** `in` when the request came as far as having its body read, or was answered; else the code of the refusal. */
function verdictOf({ status, body }: Reply): Verdict {
  const { code } = Object(body)
  const cameToItsBody = code === 'wrong-media-type' || code === 'invalid-input'
  return status < 400 || cameToItsBody ? 'in' : code
}

/** Reads what is to be read; a change is asked for with a body that no call takes, so that nothing happens. */
function askHarmlessly(browser: Browser, { method, pathFor }: ListedEndpoint, pregnancyId: number) {
  const path = pathFor({ pregnancyId })
  return method === 'GET' ? browser.get(path) : browser.ask(method, path, 'x', { 'content-type': 'text/plain' })
}

async function signInFounder(house: House) {
  const browser = house.visitor()
  await browser.post('/api/login', { email: 'founder@nestling.example', password: castPassword })
  return browser
}

async function signInAndOut(house: House) {
  const browser = await house.person('mother')
  const jar = { ...browser.jar }
  await browser.get('/api/logout')
  Object.assign(browser.jar, jar)
  return browser
}

async function signInLongAgo(house: House) {
  const { now } = house.clock
  house.clock.now = new Date(now.getTime() - 31 * 86_400_000)
  const browser = await house.person('mother')
  house.clock.now = now
  return browser
}
