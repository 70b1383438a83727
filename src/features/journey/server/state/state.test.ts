import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
let address: string
const start = '2026-03-15T10:00:00.000Z'

beforeAll(async () => {
  testApp = await openTestApp()
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
})
beforeEach(async () => {
  testApp.clock.now = new Date(start)
  // Signs in again: an earlier test may have moved the clock forward, and a session from the future counts as expired.
  mother = await testApp.person('mother')
  await testApp.db.deleteFrom('born_children').execute()
  await testApp.db.deleteFrom('journey_states').execute()
  await testApp.db.updateTable('pregnancies').set({ state: 'expecting' }).execute()
})
afterAll(() => testApp.close())

const current = async (browser = mother) => Object((await browser.get('/api/pregnancies/current')).body)
const change = (body: object, browser = mother) => browser.ask('PUT', address, body)
const takeBack = (browser = mother, seen?: string) =>
  browser.delete(seen === undefined ? address : `${address}?seen=${encodeURIComponent(seen)}`)
const records = () => testApp.db.selectFrom('journey_states').selectAll().orderBy('id').execute()

const child = { name: 'Wren', weightG: 3420, lengthMm: 510 }
const birth = { state: 'born', happenedOn: '2026-03-14', message: 'All is well.', children: [child] }
const loss = { state: 'ended', happenedOn: '2026-03-10' }
const expecting = { state: 'expecting', stateChange: null }

describe('changing the state of a journey', () => {
  test.each(['grandmother', 'friend'] as const)('is refused to the %s', async (name) => {
    const browser = await testApp.person(name)
    for (const reply of [await change({ state: 'paused' }, browser), await takeBack(browser)])
      expect(reply).toMatchObject({ status: 403, body: { code: 'admin-only' } })
    expect(await records()).toEqual([])
  })

  test('is refused to an admin who is not a parent', async () => {
    const { db } = testApp
    const { id } = await db.selectFrom('users').select('id').where('first_name', '=', 'Ruth').executeTakeFirstOrThrow()
    await db.updateTable('members').set({ role: 'admin' }).where('user_id', '=', id).execute()
    const browser = await testApp.person('grandmother')
    const replies = [await change({ state: 'paused' }, browser), await takeBack(browser)]
    await db.updateTable('members').set({ role: 'family' }).where('user_id', '=', id).execute()
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 403,
        body: { code: 'parents-only', message: 'Only the parents can change this.' },
      })
    expect(await records()).toEqual([])
  })

  test.each<[string, object, object]>([
    ['a birth without children', { ...birth, children: [] }, { children: 'Required' }],
    ['a birth without a day', { ...birth, happenedOn: null }, { happenedOn: 'Required' }],
    [
      'a birth tomorrow',
      { ...birth, happenedOn: '2026-03-16' },
      { happenedOn: 'This day is in the future, or more than 400 days ago' },
    ],
    [
      'a loss two years ago',
      { ...loss, happenedOn: '2024-03-10' },
      { happenedOn: 'This day is in the future, or more than 400 days ago' },
    ],
    ['a loss with children', { ...loss, children: [child] }, { children: 'Only a birth has children' }],
    ['a pause with a day', { ...loss, state: 'paused' }, { happenedOn: 'Only a birth or a loss has a day' }],
    ['a day that does not exist', { ...birth, happenedOn: '2026-02-30' }, { happenedOn: 'Invalid date' }],
  ])('refuses %s', async (_, body, fields) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code: 'invalid-input', fields } })
    expect(await records()).toEqual([])
    expect(await current()).toMatchObject(expecting)
  })

  test.each<[string, object, object]>([
    ['from a birth back to expecting', birth, { state: 'expecting' }],
    ['from a birth to a pause', birth, { state: 'paused' }],
    ['from a loss to a birth', loss, birth],
    ['from a loss to a pause', loss, { state: 'paused' }],
  ])('refuses the change %s, which is only possible by taking the last change back', async (_, first, second) => {
    await change(first)
    expect(await change(second)).toMatchObject({ status: 409, body: { code: 'only-taken-back' } })
    expect(await records()).toHaveLength(1)
  })
})

describe.each(['mother', 'partner', 'grandmother', 'friend'] as const)('the %s sees', (name: CastName) => {
  test('that the journey is paused, and that counting has stopped', async () => {
    await change({ state: 'paused' })
    testApp.clock.now = new Date('2026-04-20T10:00:00.000Z')
    expect(await current(await testApp.person(name))).toMatchObject({
      currentWeek: 30,
      gestationalAge: null,
      daysRemaining: null,
      state: 'paused',
      stateChange: { changedAt: start, message: '', children: [] },
    })
  })

  test('the children of a birth, and what the parents wrote', async () => {
    const twins = [child, { name: 'Robin', weightG: null, lengthMm: null }]
    await change({ ...birth, children: twins })
    expect((await current(await testApp.person(name))).stateChange).toEqual({
      changedAt: start,
      happenedOn: '2026-03-14',
      message: 'All is well.',
      toldTo: 'everybody',
      children: twins,
      picture: null,
      canTakeBackUntil: '2026-04-14T10:00:00.000Z',
    })
  })

  test('that the pregnancy has ended, and that counting has stopped', async () => {
    await change({ state: 'ended', message: 'We ask for some quiet.' })
    expect(await current(await testApp.person(name))).toMatchObject({
      gestationalAge: null,
      daysRemaining: null,
      state: 'ended',
      stateChange: { happenedOn: null, message: 'We ask for some quiet.', children: [] },
    })
  })
})

test('changing the state and taking the change back do not affect the journey of another family', async () => {
  await change(loss)
  expect(await current(await testApp.person('neighbour'))).toMatchObject(expecting)
  const neighbours = testApp.db.updateTable('pregnancies').set({ state: 'paused' }).where('baby_name', '=', 'Feijão')
  await neighbours.execute()
  await takeBack()
  expect((await current(await testApp.person('neighbour'))).state).toBe('paused')
})

test('a paused journey that is resumed counts as if it had never been paused', async () => {
  const before = await current()
  await change({ state: 'paused' })
  expect((await change({ state: 'expecting' })).body).toEqual(before)
})

test('changing an expecting journey to expecting leaves it unchanged and makes no record', async () => {
  expect(await change({ state: 'expecting' })).toMatchObject({ status: 200, body: expecting })
  expect(await records()).toEqual([])
})

test('two parents who pause at once leave one record', async () => {
  const partner = await testApp.person('partner')
  const replies = await Promise.all([change({ state: 'paused' }), change({ state: 'paused' }, partner)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await records()).toHaveLength(1)
})

describe('a correction', () => {
  const corrected = { ...birth, children: [{ ...child, name: 'Wren Ada' }] }

  test('replaces what was entered about a birth', async () => {
    await change(birth)
    const { body } = await change(corrected)
    expect(Object(body).stateChange.children).toEqual(corrected.children)
  })

  test('is taken back together with the change that it corrects', async () => {
    const before = await current()
    await change(birth)
    await change(corrected)
    expect((await takeBack()).body).toEqual(before)
  })

  test('does not extend the time for taking the change back, or move the week in which counting stopped', async () => {
    await change(loss)
    const before = await current()
    testApp.clock.now = new Date('2026-04-10T10:00:00.000Z')
    mother = await testApp.person('mother')
    const { body } = await change({ ...loss, message: 'Thank you all.' })
    expect(body).toMatchObject({
      currentWeek: before.currentWeek,
      stateChange: { message: 'Thank you all.', canTakeBackUntil: before.stateChange.canTakeBackUntil },
    })
  })
})

test('counting stops in the week of the pause, or in the week of the loss if the loss was earlier', async () => {
  const { currentWeek } = await current()
  await change({ state: 'paused' })
  testApp.clock.now = new Date('2026-04-10T10:00:00.000Z')
  mother = await testApp.person('mother')
  expect((await change({ state: 'ended' })).body).toMatchObject({ currentWeek })
  expect((await change({ state: 'ended', happenedOn: '2026-03-01' })).body).toMatchObject({
    currentWeek: currentWeek - 2,
  })
})

test('after the death of a newborn the child is still listed', async () => {
  await change(birth)
  await change({ state: 'ended' })
  expect(await current()).toMatchObject({ state: 'ended', stateChange: { children: [child] } })
})

describe('a parent', () => {
  test('cannot overwrite or take back a change that they have not seen', async () => {
    await change({ state: 'paused' })
    const { changedAt } = (await current()).stateChange
    testApp.clock.now = new Date('2026-03-15T10:05:00.000Z')
    const partner = await testApp.person('partner')
    expect((await change({ ...loss, seen: changedAt }, partner)).status).toBe(200)
    const refused = { status: 409, body: { code: 'state-changed-meanwhile' } }
    expect(await takeBack(mother, changedAt)).toMatchObject(refused)
    expect(await change({ ...birth, seen: changedAt })).toMatchObject(refused)
    expect(await change({ ...loss, message: 'Other words', seen: null })).toMatchObject(refused)
    expect(await current()).toMatchObject({ state: 'ended', stateChange: { message: '' } })
  })

  test('gets a message that blames nobody, as they may have made the change themselves on another device', async () => {
    await change({ state: 'paused' })
    expect((await change({ ...loss, seen: null })).body).toMatchObject({
      message: 'This was changed in the meantime. Nothing was saved. Look at how things stand now.',
    })
  })

  test('can take back a change that they have seen', async () => {
    await change(loss)
    const { changedAt } = (await current()).stateChange
    expect(await takeBack(mother, changedAt)).toMatchObject({ status: 200, body: expecting })
  })
})

describe('taking the last change back', () => {
  test.each([{ state: 'paused' }, birth, loss])('restores the state before $state', async (body) => {
    const before = await current()
    await change(body)
    expect((await takeBack()).body).toEqual(before)
  })

  test('restores a pause that was followed by a birth', async () => {
    await change({ state: 'paused' })
    await change(birth)
    expect((await takeBack()).body).toMatchObject({ state: 'paused', stateChange: { happenedOn: null, children: [] } })
  })

  test('is possible for 30 days, and then refused', async () => {
    await change(loss)
    testApp.clock.now = new Date('2026-04-14T09:59:00.000Z')
    expect((await current()).stateChange.canTakeBackUntil).toBe('2026-04-14T10:00:00.000Z')
    testApp.clock.now = new Date('2026-04-14T10:00:00.000Z')
    mother = await testApp.person('mother')
    expect(await current()).toMatchObject({ state: 'ended', stateChange: { canTakeBackUntil: null } })
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'nothing-to-take-back' } })
    expect((await current()).state).toBe('ended')
  })

  test('is refused before the first change', async () => {
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'nothing-to-take-back' } })
  })

  test('keeps the record of who changed what, and when', async () => {
    await change(loss)
    await takeBack()
    expect(await records()).toMatchObject([{ state: 'ended', changed_at: start, taken_back_at: start }])
  })
})

describe('the list of addresses to cache offline', () => {
  const addresses = async () => Object((await mother.get('/api/pregnancies/current/offline')).body)

  test.each([{ state: 'paused' }, birth, loss])('has no week of the guide in the state $state', async (body) => {
    expect(JSON.stringify(await addresses())).toContain('/api/guide/weeks/')
    await change(body)
    const { today, forDays } = await addresses()
    expect(JSON.stringify([today, forDays])).not.toContain('/api/guide/weeks/')
    expect(today).toContain('/api/pregnancies/current')
  })
})
