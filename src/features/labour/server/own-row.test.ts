/** A change to one note affects no other note, and nothing in another journey. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEvents } from '#app/server/live/testing.ts'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let partner: Browser
let neighbour: Browser
let journey: string
let otherJourney: string
const [key, earlierKey] = ['a-key-of-the-browser', 'an-earlier-key-of-the-browser']
const [earlier, later] = ['2026-03-15T09:40:00.000Z', '2026-03-15T09:50:00.000Z']

beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
  neighbour = await testApp.person('neighbour')
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  otherJourney = `/api/pregnancies/${await testApp.findJourney('Feijão')}`
})
beforeEach(async () => {
  for (const table of ['contractions', 'movements', 'labour_settings'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

type Note = { revision?: number; at: string; under?: string; in?: string }

const press = (browser: Browser, { revision = 1, at, under = key, in: place = journey }: Note) =>
  browser.ask('PUT', `${place}/contractions/${under}`, { revision, beganAt: at, endedAt: null })
const feel = (browser: Browser, { revision = 1, at, under = key, in: place = journey }: Note) =>
  browser.ask('PUT', `${place}/movements/${under}`, { revision, feltAt: at, feeling: 'usual' })
const hidden = { timer: null, movements: null }
const read = async () => Object((await mother.get(`${journey}/labour`)).body)

describe.each([
  ['a contraction', press, 'beganAt'],
  ['a movement', feel, 'feltAt'],
] as const)('the response to %s', (_, note, field) => {
  test('contains the note that was sent, not an earlier one', async () => {
    await note(mother, { at: earlier, under: earlierKey })
    expect((await note(mother, { at: later })).body).toMatchObject({ [field]: later })
    expect((await note(mother, { at: earlier, under: earlierKey })).body).toMatchObject({ [field]: earlier })
  })

  test('contains the note of this journey, even if another journey uses the same key', async () => {
    await note(mother, { at: earlier })
    expect((await note(neighbour, { at: later, in: otherJourney })).body).toMatchObject({ [field]: later })
    expect((await note(mother, { at: earlier })).body).toMatchObject({ [field]: earlier })
  })
})

describe('of two journeys', () => {
  test('each lists only its own notes', async () => {
    await feel(neighbour, { at: later, in: otherJourney })
    await press(neighbour, { at: later, in: otherJourney })
    expect(await read()).toMatchObject({ timer: { contractions: [] }, movements: { entries: [] } })
  })

  test('one may share its timer and its movements while the other shares nothing', async () => {
    await neighbour.ask('PUT', `${otherJourney}/labour/sharing`, { timer: true, movements: true })
    expect(await read()).toMatchObject({ timer: { isShared: false }, movements: { isShared: false } })
    expect((await (await testApp.person('grandmother')).get(`${journey}/labour`)).body).toMatchObject(hidden)
  })

  test.each(['Pip', 'Feijão'])('the other still accepts notes while %s is paused', async (paused) => {
    await testApp.db.updateTable('pregnancies').set({ state: 'paused' }).where('baby_name', '=', paused).execute()
    const [pip, feijao] = [await press(mother, { at: later }), await press(neighbour, { at: later, in: otherJourney })]
    expect([pip.status, feijao.status]).toEqual(paused === 'Pip' ? [409, 200] : [200, 409])
    await testApp.db.updateTable('pregnancies').set({ state: null }).execute()
  })
})

test('family sees what is shared in a journey whose state was never set', async () => {
  await testApp.db.updateTable('pregnancies').set({ state: null }).execute()
  await mother.ask('PUT', `${journey}/labour/sharing`, { timer: true, movements: true })
  const { body } = await (await testApp.person('grandmother')).get(`${journey}/labour`)
  expect(body).toMatchObject({ timer: { isShared: true }, movements: { isShared: true } })
})

test('movements are listed latest first, whenever they were sent', async () => {
  await feel(mother, { at: later, under: '1-a-key-of-the-browser' })
  await feel(mother, { at: earlier, under: '2-a-key-of-the-browser' })
  expect((await read()).movements.entries.map(({ feltAt }: { feltAt: string }) => feltAt)).toEqual([later, earlier])
})

test('of two changes to a movement, the higher revision wins; with equal revisions, the first one wins', async () => {
  await feel(mother, { revision: 3, at: later })
  for (const revision of [2, 3])
    expect((await feel(partner, { revision, at: earlier })).body).toMatchObject({ revision: 3, feltAt: later })
  expect((await read()).movements.entries).toMatchObject([{ revision: 3, feltAt: later }])
})

test('a rule is refused if the other parent has changed it since this parent saw it', async () => {
  const { ruleVersion } = await read()
  const rule = { everyMinutes: 7, lastingSeconds: 45, forMinutes: 30 }
  const set = (browser: Browser, everyMinutes: number) =>
    browser.ask(
      'PUT',
      `${journey}/labour/rule`,
      { rule: { ...rule, everyMinutes } },
      { 'if-match': `"${ruleVersion}"` },
    )
  expect((await set(partner, 4)).status).toBe(200)
  expect((await set(mother, 5)).status).toBe(412)
  expect((await read()).timer.toldRule).toEqual({ ...rule, everyMinutes: 4 })
})

test('a rule that was taken back leaves nothing stored', async () => {
  const set = (rule: object | null) => mother.ask('PUT', `${journey}/labour/rule`, { rule })
  await set({ everyMinutes: 7, lastingSeconds: 45, forMinutes: 30 })
  await set(null)
  const stored = testApp.db
    .selectFrom('labour_settings')
    .select(['told_every_minutes', 'told_lasting_seconds', 'told_for_minutes'])
  expect(await stored.execute()).toEqual([
    { told_every_minutes: null, told_lasting_seconds: null, told_for_minutes: null },
  ])
})

test('pages of another journey are not told of a contraction or a movement, even if both journeys share them', async () => {
  await neighbour.ask('PUT', `${otherJourney}/labour/sharing`, { timer: true, movements: true })
  await mother.ask('PUT', `${journey}/labour/sharing`, { timer: true, movements: true })
  const events = await openEvents(testApp, neighbour)
  await press(mother, { at: later })
  await feel(mother, { at: later })
  // This change comes last. Once the page is told of it, any earlier notice has arrived too.
  await neighbour.post('/api/contacts', { name: 'Oona', category: 'doctor' })
  await expect.poll(() => events.later.flat()).toContain('/api/contacts')
  expect(events.later.flat()).not.toContain('/api/pregnancies/{pregnancyId}/labour')
})
