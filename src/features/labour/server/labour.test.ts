import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
let partner: Browser
let journey: string
const start = '2026-03-15T10:00:00.000Z'
const key = 'a-key-of-the-browser'

beforeAll(async () => {
  testApp = await openTestApp()
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
})
beforeEach(async () => {
  testApp.clock.now = new Date(start)
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
  for (const table of ['contractions', 'movements', 'labour_settings', 'journey_states'] as const)
    await testApp.db.deleteFrom(table).execute()
  await testApp.db.updateTable('pregnancies').set({ state: 'expecting' }).execute()
})
afterAll(() => testApp.close())

const began = '2026-03-15T09:50:00.000Z'
const ended = '2026-03-15T09:50:52.000Z'
const contraction = { revision: 1, beganAt: began, endedAt: null }
const movement = { revision: 1, feltAt: began, feeling: 'usual' }

const press = (browser: Browser, body: object = contraction, under = key) =>
  browser.ask('PUT', `${journey}/contractions/${under}`, body)
const feel = (browser: Browser, body: object = movement) => browser.ask('PUT', `${journey}/movements/${key}`, body)
const read = async (browser = mother) => Object((await browser.get(`${journey}/labour`)).body)
const contractions = async (browser = mother) => (await read(browser)).timer.contractions
const setState = (state: 'expecting' | 'paused' | 'born' | 'ended') =>
  testApp.db.updateTable('pregnancies').set({ state }).execute()

/** Every change of a labour. Only the parents may make these requests. */
const changes: readonly [string, (browser: Browser) => Promise<{ status: number; body: unknown }>][] = [
  ['noting a contraction', (browser) => press(browser)],
  ['noting a movement', (browser) => feel(browser)],
  ['setting the rule', (browser) => browser.ask('PUT', `${journey}/labour/rule`, { rule: null })],
  ['sharing', (browser) => browser.ask('PUT', `${journey}/labour/sharing`, { timer: true, movements: true })],
]

describe.each(changes)('%s', (_, change) => {
  test('is refused to a visitor', async () => {
    expect((await change(testApp.visitor())).status).toBe(401)
  })

  test.each<CastName>(['grandmother', 'friend'])('is refused to the %s, and changes nothing', async (name) => {
    const before = await read()
    expect(await change(await testApp.person(name))).toMatchObject({ status: 403, body: { code: 'parents-only' } })
    expect(await read()).toEqual(before)
  })

  test('is refused to an admin who is not a parent', async () => {
    await withRuthAsAdmin(async (ruth) => {
      expect(await change(ruth)).toMatchObject({ status: 403, body: { code: 'parents-only' } })
    })
  })

  test('is answered with 404 for an admin of another journey', async () => {
    expect((await change(await testApp.person('neighbour'))).status).toBe(404)
  })

  test.each(['paused', 'ended'] as const)('is refused while the journey is %s', async (state) => {
    await setState(state)
    expect(await change(mother)).toMatchObject({ status: 409, body: { code: 'journey-at-rest' } })
    await setState('expecting')
    expect(await contractions()).toEqual([])
  })

  test('is possible for both parents', async () => {
    for (const parent of [mother, partner]) expect((await change(parent)).status).toBe(200)
  })
})

describe('a contraction is refused', () => {
  test.each<[string, object, object]>([
    ['without a revision', { beganAt: began, endedAt: null }, { revision: 'Required' }],
    ['with the revision 0', { ...contraction, revision: 0 }, {}],
    [
      'that ends before it began',
      { ...contraction, endedAt: '2026-03-15T09:49:59.999Z' },
      { endedAt: 'It cannot end before it began' },
    ],
    [
      'with an end but no beginning',
      { ...contraction, beganAt: null, endedAt: ended },
      { endedAt: 'It cannot end before it began' },
    ],
    [
      'of over an hour',
      { ...contraction, endedAt: '2026-03-15T10:50:00.001Z' },
      { endedAt: 'No contraction lasts longer than an hour' },
    ],
    ['with a time in words', { ...contraction, beganAt: 'yesterday' }, { beganAt: 'Invalid time' }],
    [
      'in the future',
      { ...contraction, beganAt: '2026-03-15T10:10:00.001Z' },
      { beganAt: 'This time is in the future. Check the clock on your phone' },
    ],
    [
      'before the pregnancy',
      { ...contraction, beganAt: '2025-01-01T00:00:00.000Z' },
      { beganAt: 'This time is before the pregnancy. Check the clock on your phone' },
    ],
    ['with a field that does not exist', { ...contraction, strength: 5 }, {}],
  ])('%s', async (_, body, fields) => {
    const reply = await press(mother, body)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(Object(reply.body).fields).toMatchObject(fields)
    expect(await contractions()).toEqual([])
  })

  test.each(['short', 'with%20spaces%20in%20it', 'x'.repeat(65)])('under the key “%s”', async (bad) => {
    expect((await press(mother, contraction, bad)).status).toBe(404)
    expect(await contractions()).toEqual([])
  })
})

describe('a contraction', () => {
  test('is noted once, however often the phone repeats the request', async () => {
    const first = await press(mother)
    expect(await press(mother)).toMatchObject({ status: 200, body: first.body as object })
    expect(first.body).toEqual({ revision: 1, beganAt: began, endedAt: null, now: start })
    expect(await contractions()).toEqual([{ key, ...contraction }])
  })

  test('is noted once if both parents’ phones send the same request at the same time', async () => {
    const replies = await Promise.all([press(mother), press(mother), press(partner)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await contractions()).toHaveLength(1)
  })

  test('keeps the end that arrived first if both parents send one with the same revision', async () => {
    await press(mother)
    const later = '2026-03-15T09:50:54.000Z'
    await press(mother, { revision: 2, beganAt: began, endedAt: ended })
    const second = await press(partner, { revision: 2, beganAt: began, endedAt: later })
    expect(second.body).toMatchObject({ revision: 2, endedAt: ended })
    expect(await contractions()).toEqual([{ key, revision: 2, beganAt: began, endedAt: ended }])
  })

  test('is not changed by an older change that arrives late', async () => {
    await press(mother, { revision: 3, beganAt: began, endedAt: ended })
    expect((await press(partner, { ...contraction, revision: 2 })).body).toMatchObject({ revision: 3, endedAt: ended })
    expect(await contractions()).toEqual([{ key, revision: 3, beganAt: began, endedAt: ended }])
  })

  test('is removed without a trace of its times, and a late press does not bring it back', async () => {
    await press(mother)
    const removed = await press(partner, { revision: 2, beganAt: null, endedAt: null })
    expect(removed.body).toMatchObject({ revision: 2, beganAt: null })
    await press(mother)
    expect(await contractions()).toEqual([])
    expect(await testApp.db.selectFrom('contractions').select(['began_at', 'ended_at']).execute()).toEqual([
      { began_at: null, ended_at: null },
    ])
  })

  test('can be brought back by a later revision', async () => {
    await press(mother, { revision: 2, beganAt: null, endedAt: null })
    await press(mother, { revision: 3, beganAt: began, endedAt: ended })
    expect(await contractions()).toHaveLength(1)
  })

  test('is listed by its time, latest first, whenever it was sent', async () => {
    for (const [minute, name] of [
      ['50', '2-of-three-contractions'],
      ['55', '3-of-three-contractions'],
      ['45', '1-of-three-contractions'],
    ])
      await press(mother, { ...contraction, beganAt: `2026-03-15T09:${minute}:00.000Z` }, name)
    expect((await contractions()).map(({ key }: { key: string }) => key)).toEqual([
      '3-of-three-contractions',
      '2-of-three-contractions',
      '1-of-three-contractions',
    ])
  })

  test('may have the same key as one in another journey', async () => {
    await press(mother)
    const neighbour = await testApp.person('neighbour')
    const other = `/api/pregnancies/${await testApp.findJourney('Feijão')}`
    expect((await neighbour.ask('PUT', `${other}/contractions/${key}`, { ...contraction, revision: 9 })).status).toBe(
      200,
    )
    expect(await contractions()).toEqual([{ key, ...contraction }])
  })

  test('that was noted before the birth can be sent after it, and stays readable for the parents', async () => {
    await setState('born')
    await press(mother)
    expect(await contractions(partner)).toHaveLength(1)
  })
})

describe('a movement', () => {
  test.each<[string, object]>([
    ['with an unknown feeling', { ...movement, feeling: 'fine' }],
    ['in the future', { ...movement, feltAt: '2026-03-15T10:10:00.001Z' }],
  ])('%s is refused', async (_, body) => {
    expect(await feel(mother, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await read()).movements.entries).toEqual([])
  })

  test('is noted once, changed by a higher revision, and removed', async () => {
    await feel(mother)
    await feel(mother)
    expect((await feel(partner, { ...movement, revision: 2, feeling: 'different' })).body).toMatchObject({
      feeling: 'different',
      now: start,
    })
    expect((await read()).movements.entries).toEqual([{ key, revision: 2, feltAt: began, feeling: 'different' }])
    await feel(mother, { ...movement, revision: 3, feltAt: null })
    expect((await read()).movements.entries).toEqual([])
  })
})

describe('the rule that the family was told', () => {
  const told = { everyMinutes: 7, lastingSeconds: 45, forMinutes: 30 }
  const set = (rule: object | null) => mother.ask('PUT', `${journey}/labour/rule`, { rule })

  test.each([
    [{ ...told, everyMinutes: 1 }],
    [{ ...told, everyMinutes: 31 }],
    [{ ...told, lastingSeconds: 181 }],
    [{ ...told, forMinutes: 9 }],
    [{ everyMinutes: 5 }],
    [{ ...told, everyMinutes: 2.5 }],
  ])('%o is refused', async (rule) => {
    expect(await set(rule)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await read()).timer.toldRule).toBeNull()
  })

  test('is stored, replaced and taken back, and leaves the sharing as it is', async () => {
    await mother.ask('PUT', `${journey}/labour/sharing`, { timer: true, movements: false })
    expect((await set(told)).body).toMatchObject({ timer: { toldRule: told, isShared: true } })
    await set({ ...told, everyMinutes: 4 })
    expect((await read(partner)).timer.toldRule).toEqual({ ...told, everyMinutes: 4 })
    await set(null)
    expect((await read()).timer).toMatchObject({ toldRule: null, isShared: true })
  })
})

async function withRuthAsAdmin(act: (ruth: Browser) => Promise<void>) {
  const { db } = testApp
  const { id } = await db.selectFrom('users').select('id').where('first_name', '=', 'Ruth').executeTakeFirstOrThrow()
  await db.updateTable('members').set({ role: 'admin' }).where('user_id', '=', id).execute()
  await act(await testApp.person('grandmother'))
  await db.updateTable('members').set({ role: 'family' }).where('user_id', '=', id).execute()
}
