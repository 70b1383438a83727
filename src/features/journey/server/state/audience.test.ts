import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { audiences } from '../../rules.ts'

let testApp: TestApp
let address: string
beforeAll(async () => {
  testApp = await openTestApp()
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
})
beforeEach(async () => {
  await testApp.db.deleteFrom('born_children').execute()
  await testApp.db.deleteFrom('journey_states').execute()
  await testApp.db.updateTable('pregnancies').set({ state: 'expecting' }).execute()
})
afterAll(() => testApp.close())

const change = async (body: object) => (await testApp.person('mother')).ask('PUT', address, body)
const seenBy = async (who: CastName) => (await testApp.person(who)).get('/api/pregnancies/current')

const children = [{ name: 'Wren', weightG: 3420, lengthMm: 510 }]
const today = () => testApp.clock.now.toISOString().slice(0, 10)
const events = {
  born: () => ({ state: 'born', happenedOn: today(), message: 'All is well.', children }),
  ended: () => ({ state: 'ended', happenedOn: today(), message: 'Please give us time.' }),
} as const

/** Who reads a change: each person, and the audiences that include them. */
const readers: readonly [CastName, (typeof audiences)[number][]][] = [
  ['mother', ['everybody', 'family', 'admins']],
  ['partner', ['everybody', 'family', 'admins']],
  ['grandmother', ['everybody', 'family']],
  ['friend', ['everybody']],
]

test('an unknown audience is refused, and so is a pause that is told to only some members', async () => {
  for (const [body, message] of [
    [{ state: 'paused', toldTo: 'family' }, 'Only a birth or a loss can be told to only some people'],
    [{ ...events.born(), toldTo: 'friends' }, "Expected 'everybody' | 'family' | 'admins', received 'friends'"],
  ] as const)
    expect(await change(body)).toMatchObject({ status: 400, body: { fields: { toldTo: message } } })
  expect((await seenBy('friend')).body).toMatchObject({ state: 'expecting', stateChange: null })
})

test.each(
  (['born', 'ended'] as const).flatMap((state) =>
    audiences.flatMap((told) => readers.map(([who, reads]) => [state, told, who, reads.includes(told)] as const)),
  ),
)('if the state %s is told to %s, the %s reads it: %s', async (state, told, who, reads) => {
  expect((await change({ ...events[state](), toldTo: told })).status).toBe(200)
  const { body, text } = await seenBy(who)
  if (reads) expect(body).toMatchObject({ state, stateChange: { toldTo: told } })
  else {
    expect(body).toMatchObject({ state: 'paused', gestationalAge: null, daysRemaining: null })
    expect(Object(body).stateChange).toMatchObject({ happenedOn: null, message: '', toldTo: 'everybody', children: [] })
    expect(text).not.toMatch(/Wren|All is well|Please give us time/)
  }
})

test('pages and the offline list reveal nothing of a birth to a member who was not told', async () => {
  await change({ ...events.born(), toldTo: 'admins' })
  const friend = await testApp.person('friend')
  expect((await friend.get('/')).text).not.toMatch(/Wren|All is well|"born"|first-weeks/)
  expect((await friend.get('/api/pregnancies/current/offline')).text).not.toContain('first-weeks')
})

test('a reader who was not told sees a week that does not reveal the day', async () => {
  const before = Object((await seenBy('friend')).body).currentWeek
  const weeksAgo = new Date(testApp.clock.now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10)
  await change({ ...events.ended(), happenedOn: weeksAgo, toldTo: 'family' })
  expect((await seenBy('friend')).body).toMatchObject({ currentWeek: before })
  expect(Object((await seenBy('grandmother')).body).currentWeek).toBeLessThan(before)
})

test.each(['born', 'ended'] as const)(
  'a later change to %s, without a choice of audience, is told to the same people as the birth',
  async (state) => {
    await change({ ...events.born(), toldTo: 'family' })
    await change(events[state]())
    expect((await seenBy('grandmother')).body).toMatchObject({ state, stateChange: { toldTo: 'family' } })
    expect((await seenBy('friend')).body).toMatchObject({ state: 'paused' })
  },
)

test('parents can tell the others later', async () => {
  await change({ ...events.born(), toldTo: 'family' })
  await change({ ...events.born(), toldTo: 'everybody' })
  expect((await seenBy('friend')).body).toMatchObject({ state: 'born', stateChange: { message: 'All is well.' } })
})
