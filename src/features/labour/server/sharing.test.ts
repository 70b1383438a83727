/** Who sees contractions and movements, in every state of the journey and for every role. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEvents } from '#app/server/live/testing.ts'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'

let testApp: TestApp
let journey: string
const key = 'a-key-of-the-browser'
const at = '2026-03-15T09:50:00.000Z'

beforeAll(async () => {
  testApp = await openTestApp()
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
})
beforeEach(async () => {
  for (const table of ['contractions', 'movements', 'labour_settings'] as const)
    await testApp.db.deleteFrom(table).execute()
  await testApp.db.updateTable('pregnancies').set({ state: 'expecting' }).execute()
  await setRoleOfGrandmother('family')
})
afterAll(() => testApp.close())

async function setRoleOfGrandmother(role: 'family' | 'admin') {
  const { db } = testApp
  const user = await db.selectFrom('users').select('id').where('first_name', '=', 'Ruth').executeTakeFirstOrThrow()
  await db.updateTable('members').set({ role }).where('user_id', '=', user.id).execute()
}

const press = (browser: Browser, revision = 1) =>
  browser.ask('PUT', `${journey}/contractions/${key}`, { revision, beganAt: at, endedAt: null })
const share = (browser: Browser, sharing: { timer?: boolean; movements?: boolean }) =>
  browser.ask('PUT', `${journey}/labour/sharing`, sharing)

/** Notes one contraction and one movement, shares them as given, and sets the state. */
async function prepare(sharing: { timer: boolean; movements: boolean } | null, state: JourneyState) {
  const mother = await testApp.person('mother')
  await press(mother)
  await mother.ask('PUT', `${journey}/movements/${key}`, { revision: 1, feltAt: at, feeling: 'different' })
  if (sharing) await share(mother, sharing)
  await testApp.db.updateTable('pregnancies').set({ state }).execute()
}

/** What a person sees: t for the timer, m for the movements. */
async function seenBy(name: CastName): Promise<string> {
  const browser = await testApp.person(name)
  const { status, body } = await browser.get(`${journey}/labour`)
  expect(status).toBe(200)
  const { timer, movements } = Object(body)
  if (timer) expect(timer.contractions).toHaveLength(1)
  if (movements) expect(movements.entries).toHaveLength(1)
  return `${timer ? 't' : ''}${movements ? 'm' : ''}`
}

const people = ['mother', 'partner', 'grandmother', 'friend'] as const
const [none, timer, movements, both] = [
  null,
  { timer: true, movements: false },
  { timer: false, movements: true },
  { timer: true, movements: true },
]

describe.each<[string, typeof timer | null, JourneyState, readonly string[]]>([
  ['nothing is shared', none, 'expecting', ['tm', 'tm', '', '']],
  ['the timer is shared', timer, 'expecting', ['tm', 'tm', 't', '']],
  ['the movements are shared', movements, 'expecting', ['tm', 'tm', 'm', '']],
  ['both are shared', both, 'expecting', ['tm', 'tm', 'tm', '']],
  ['both are shared, and the baby is born', both, 'born', ['tm', 'tm', '', '']],
  ['both are shared, and the journey is paused', both, 'paused', ['', '', '', '']],
  ['both are shared, and the journey has ended', both, 'ended', ['', '', '', '']],
])('while %s', (_, sharing, state, seen) => {
  test('mother, partner, family and guests see only what they may', async () => {
    await prepare(sharing, state)
    expect(await Promise.all(people.map(seenBy))).toEqual(seen)
  })
})

test('a visitor and people of other journeys learn nothing', async () => {
  await prepare(both, 'expecting')
  expect((await testApp.visitor().get(`${journey}/labour`)).status).toBe(401)
  expect((await (await testApp.person('neighbour')).get(`${journey}/labour`)).status).toBe(404)
})

test('an admin who is not a parent sees only what is shared, and may note nothing', async () => {
  await prepare(none, 'expecting')
  await setRoleOfGrandmother('admin')
  expect(await seenBy('grandmother')).toBe('')
  await share(await testApp.person('mother'), timer)
  expect(await seenBy('grandmother')).toBe('t')
  const { body } = await (await testApp.person('grandmother')).get(`${journey}/labour`)
  expect(body).toMatchObject({ mayNote: false })
})

test('a request that neither shares nor hides anything is refused', async () => {
  await prepare(timer, 'expecting')
  expect(await share(await testApp.person('mother'), {})).toMatchObject({
    status: 400,
    body: { code: 'invalid-input' },
  })
  expect(await seenBy('grandmother')).toBe('t')
})

test('one parent shows the movements, the other hides the timer, and neither undoes the other’s change', async () => {
  await prepare(timer, 'expecting')
  await share(await testApp.person('partner'), { movements: true })
  expect(await seenBy('grandmother')).toBe('tm')
  await share(await testApp.person('mother'), { timer: false })
  expect(await seenBy('grandmother')).toBe('m')
})

test('the version does not reveal a rule that is not shared', async () => {
  await prepare(none, 'expecting')
  const versionFor = async (name: CastName) =>
    Object((await (await testApp.person(name)).get(`${journey}/labour`)).body).ruleVersion
  const without = await versionFor('grandmother')
  const rule = { everyMinutes: 7, lastingSeconds: 45, forMinutes: 30 }
  await (await testApp.person('mother')).ask('PUT', `${journey}/labour/rule`, { rule })
  expect(await versionFor('grandmother')).toBe(without)
  expect(await versionFor('mother')).not.toBe(without)
  await share(await testApp.person('mother'), timer)
  expect(await versionFor('grandmother')).toBe(await versionFor('mother'))
})

test('what is shared can be hidden again', async () => {
  await prepare(both, 'expecting')
  await share(await testApp.person('partner'), { timer: false, movements: false })
  expect(await seenBy('grandmother')).toBe('')
})

test('a contraction updates open pages of the other parent, and of family while the timer is shared', async () => {
  const [mother, partner, ruth] = [
    await testApp.person('mother'),
    await testApp.person('partner'),
    await testApp.person('grandmother'),
  ]
  const [ofPartner, ofRuth] = [await openEvents(testApp, partner), await openEvents(testApp, ruth)]
  const path = '/api/pregnancies/{pregnancyId}/labour'
  await press(mother, 1)
  await expect.poll(() => ofPartner.later.flat()).toContain(path)
  // Every page gets a notice of this change, and notices arrive in order. Once Ruth's page has it, none is on its way.
  await mother.post('/api/contacts', { name: 'Oona', category: 'doctor' })
  await expect.poll(() => ofRuth.later.flat()).toContain('/api/contacts')
  expect(ofRuth.later.flat()).not.toContain(path)

  await share(mother, timer)
  await expect.poll(() => ofRuth.later.flat().filter((each) => each === path).length).toBeGreaterThan(0)
  const before = ofRuth.later.flat().filter((each) => each === path).length
  await press(mother, 2)
  await expect.poll(() => ofRuth.later.flat().filter((each) => each === path).length).toBeGreaterThan(before)
})

test('a movement updates open pages of family only while movements are shared; a shared timer is not enough', async () => {
  const [mother, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  const ofRuth = await openEvents(testApp, ruth)
  const countOf = (path: string) => ofRuth.later.flat().filter((each) => each === path).length
  const feel = (revision: number) =>
    mother.ask('PUT', `${journey}/movements/${key}`, { revision, feltAt: at, feeling: 'usual' })
  /** Waits until all earlier notices have arrived. Returns how many of Ruth's notices are about the labour. */
  const countNotices = async () => {
    // Every page gets a notice of this change, and notices arrive in order.
    const before = countOf('/api/contacts')
    await mother.post('/api/contacts', { name: 'Oona', category: 'doctor' })
    await expect.poll(() => countOf('/api/contacts')).toBeGreaterThan(before)
    return countOf('/api/pregnancies/{pregnancyId}/labour')
  }

  await share(mother, timer)
  const withTimer = await countNotices()
  await feel(1)
  expect(await countNotices()).toBe(withTimer)

  await share(mother, movements)
  const withMovements = await countNotices()
  await feel(2)
  expect(await countNotices()).toBeGreaterThan(withMovements)
})
