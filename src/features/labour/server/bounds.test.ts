/** Limits of notes and rules: the earliest and latest time, how many are listed, and what a former admin can still do. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
let pregnancyId: number
let journey: string
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  pregnancyId = await testApp.findJourney('Pip')
  journey = `/api/pregnancies/${pregnancyId}`
})
afterEach(() => testApp.close())

const press = (beganAt: string, browser = mother) =>
  browser.ask('PUT', `${journey}/contractions/a-key-of-the-browser`, { revision: 1, beganAt, endedAt: null })
const feel = (feltAt: string) =>
  mother.ask('PUT', `${journey}/movements/a-key-of-the-browser`, { revision: 1, feltAt, feeling: 'usual' })
const read = async () => Object((await mother.get(`${journey}/labour`)).body)

// It is 2026-03-15T10:00:00.000Z.
const latest = '2026-03-15T10:10:00.000Z'
const earliest = '2025-05-19T10:00:00.000Z'

describe.each([
  ['a contraction', press, 'beganAt'],
  ['a movement', feel, 'feltAt'],
])('%s', (_, note, field) => {
  test.each([latest, earliest])(
    'may be at %s, because the clocks of phones differ and a pregnancy is long',
    async (at) => {
      expect(await note(at)).toMatchObject({ status: 200, body: { [field]: at } })
    },
  )

  test.each([
    ['2026-03-15T10:10:00.001Z', 'This time is in the future. Check the clock on your phone'],
    ['2025-05-19T09:59:59.999Z', 'This time is before the pregnancy. Check the clock on your phone'],
  ])('may not be at %s', async (at, words) => {
    expect(await note(at)).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: { [field]: words } } })
    expect(await read()).toMatchObject({ timer: { contractions: [] }, movements: { entries: [] } })
  })
})

const least = { everyMinutes: 2, lastingSeconds: 0, forMinutes: 10 }
const most = { everyMinutes: 30, lastingSeconds: 180, forMinutes: 240 }

test.each([least, most])('a rule may be %o', async (rule) => {
  const { body } = await mother.ask('PUT', `${journey}/labour/rule`, { rule })
  expect(body).toMatchObject({ timer: { toldRule: rule } })
})

test.each([
  { ...least, everyMinutes: 1 },
  { ...least, lastingSeconds: -1 },
  { ...least, forMinutes: 9 },
  { ...most, everyMinutes: 31 },
  { ...most, lastingSeconds: 181 },
  { ...most, forMinutes: 241 },
])('a rule may not be %o', async (rule) => {
  expect((await mother.ask('PUT', `${journey}/labour/rule`, { rule })).status).toBe(400)
  expect((await read()).timer.toldRule).toBeNull()
})

test('the latest 300 contractions and the latest 300 movements are listed', async () => {
  const { id } = await testApp.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.mother.email)
    .executeTakeFirstOrThrow()
  const times = Array.from({ length: 301 }, (_, at) => new Date(Date.parse(earliest) + at * 60_000).toISOString())
  const row = (at: number) => ({
    pregnancy_id: pregnancyId,
    created_by: id,
    key: `key-of-the-browser-${at}`,
    revision: 1,
  })
  await testApp.db
    .insertInto('contractions')
    .values(times.map((began_at, at) => ({ ...row(at), began_at, ended_at: null })))
    .execute()
  await testApp.db
    .insertInto('movements')
    .values(times.map((felt_at, at) => ({ ...row(at), felt_at, feeling: 'usual' as const })))
    .execute()
  const { timer, movements } = await read()
  expect(timer.contractions.map(({ beganAt }: { beganAt: string }) => beganAt)).toEqual(times.slice(1).reverse())
  expect(movements.entries.map(({ feltAt }: { feltAt: string }) => feltAt)).toEqual(times.slice(1).reverse())
})

test('a parent who is no longer an admin may not note anything, and sees only what is shared', async () => {
  const partner = await testApp.person('partner')
  const setRole = (role: 'family' | 'admin') => mother.ask('PATCH', `/api/admin/users/${cast.partner.email}`, { role })
  expect((await press(latest, partner)).status).toBe(200)
  expect((await setRole('family')).status).toBeLessThan(300)
  expect(await press(latest, partner)).toMatchObject({ status: 403, body: { code: 'parents-only' } })
  const nothing = { mayNote: false, timer: null, movements: null, ruleVersion: expect.any(String) }
  expect((await partner.get(`${journey}/labour`)).body).toEqual(nothing)
})
