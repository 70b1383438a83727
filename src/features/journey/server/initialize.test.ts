import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { hashToken, recognise, type SignedIn } from '#platform/server/session.ts'
import { beginJourney } from './commands.ts'

let testApp: TestApp
let founder: Browser
beforeAll(async () => {
  testApp = await openTestApp({ world: 'first-day' })
})
beforeEach(async () => {
  for (const table of ['members', 'sessions', 'pregnancies'] as const) await testApp.db.deleteFrom(table).execute()
  await testApp.db.updateTable('users').set({ founder_at: testApp.clock.now.toISOString() }).execute()
  founder = await testApp.person('mother')
})
afterAll(() => testApp.close())

const initialize = (browser: Browser) => browser.post('/api/pregnancies/initialize')
async function actorOf(browser: Browser, { db, services, clock } = testApp): Promise<SignedIn> {
  const tokenHash = hashToken(browser.jar['nestling-session'] ?? '')
  const actor = recognise(await services.findSession(db, { tokenHash, pregnancyId: null, now: clock.now }))
  if (!actor) throw new Error('Nobody is signed in.')
  return actor
}
/** Calls `beginJourney` directly, even for a person who already follows a journey. */
const begin = (actor: SignedIn, { db, services, clock } = testApp) =>
  beginJourney({ db, emit: services.emit, now: clock.now }, actor)
const count = async (table: 'pregnancies' | 'members') =>
  (await testApp.db.selectFrom(table).select('id').execute()).length

describe('beginning a journey', () => {
  test('is refused to a visitor', async () => {
    expect(await initialize(testApp.visitor())).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await count('pregnancies')).toBe(0)
  })

  test('is refused to a person without the right to begin one', async () => {
    await testApp.db.updateTable('users').set({ founder_at: null }).execute()
    expect(await initialize(founder)).toMatchObject({ status: 403, body: { code: 'invitation-required' } })
    expect(await count('pregnancies')).toBe(0)
  })

  test('is refused to a person whose account is deleted at the same time', async () => {
    const { db, clock } = testApp
    const actor = await actorOf(founder)
    await db.updateTable('users').set({ deleted_at: clock.now.toISOString() }).execute()
    await expect(begin(actor)).rejects.toThrow('unauthorized')
    await db.updateTable('users').set({ deleted_at: null }).execute()
    expect(await count('pregnancies')).toBe(0)
  })

  test('refuses a request body', async () => {
    expect((await founder.post('/api/pregnancies/initialize', { role: 'admin' })).status).toBe(400)
    expect(await count('pregnancies')).toBe(0)
  })

  test('comes first: until then, the request for the current journey returns 404', async () => {
    expect(await founder.get('/api/pregnancies/current')).toMatchObject({
      status: 404,
      body: { code: 'no-journey', message: 'There is no pregnancy journey yet.' },
    })
  })

  test('makes a journey without a due date, and makes the founder its admin', async () => {
    const reply = await initialize(founder)
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(Number),
      babyName: 'Baby',
      dueDate: null,
      currentWeek: 8,
      gestationalAge: null,
      daysRemaining: null,
      timeZone: 'UTC',
      units: 'metric',
      region: 'other',
      country: null,
      babies: null,
      hides: [],
      carrying: 'unknown',
      parents: [],
      state: 'expecting',
      stateChange: null,
      version: expect.any(String),
      parentsVersion: expect.any(String),
      hidesVersion: expect.any(String),
    })
    expect((await founder.get('/api/pregnancies/current')).body).toEqual(reply.body)
    expect((await founder.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
  })

  test('makes a new journey for a founder who is no longer a member of the first journey', async () => {
    const first = await initialize(founder)
    await testApp.db.deleteFrom('members').execute()
    const second = await initialize(founder)
    expect(second.status).toBe(201)
    expect(second.body).not.toMatchObject({ id: Object(first.body).id })
  })

  test('a second time returns the existing journey', async () => {
    const first = await initialize(founder)
    expect((await initialize(founder)).body).toEqual(first.body)
    expect(await count('pregnancies')).toBe(1)
  })

  test('makes one journey and one membership when requested ten times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => initialize(founder)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect([await count('pregnancies'), await count('members')]).toEqual([1, 1])
  })

  test('makes the journey current in the founder’s other browsers', async () => {
    const phone = await testApp.person('mother')
    const { body } = await initialize(founder)
    expect(await phone.get('/api/pregnancies/current')).toMatchObject({ status: 200, body })
  })

  test('makes the journey current in a browser in which the founder signs in later', async () => {
    const { body } = await initialize(founder)
    expect((await (await testApp.person('mother')).get('/api/pregnancies/current')).body).toEqual(body)
  })

  test('in two browsers at once returns the same journey to both', async () => {
    const phone = await testApp.person('mother')
    const [here, there] = await Promise.all([initialize(founder), initialize(phone)])
    expect(there.body).toEqual(here.body)
    expect(await phone.get('/api/pregnancies/current')).toMatchObject({ status: 200, body: here.body })
    expect(await founder.get('/api/pregnancies/current')).toMatchObject({ status: 200, body: here.body })
  })
})

describe('beginning a journey when other journeys exist', () => {
  test('is possible for everybody if registration is open', async () => {
    const open = await openTestApp({ environment: { openRegistration: true } })
    const stranger = await open.person('stranger')
    expect((await stranger.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
    expect((await initialize(stranger)).status).toBe(201)
    await open.close()
  })

  test('returns the journey that a family member or guest already follows', async () => {
    const full = await openTestApp()
    for (const name of ['grandmother', 'friend'] as const) {
      const browser = await full.person(name)
      const { body } = await browser.get('/api/pregnancies/current')
      expect((await initialize(browser)).body).toEqual(body)
    }
    expect(await full.db.selectFrom('pregnancies').select('id').execute()).toHaveLength(2)
    await full.close()
  })

  describe('if the command is called without the route’s check that the person follows no journey', () => {
    let full: TestApp
    let pip: number
    beforeEach(async () => {
      full = await openTestApp()
      pip = await full.findJourney('Pip')
    })
    afterEach(() => full.close())
    const actorNamed = async (name: CastName) => actorOf(await full.person(name), full)

    test('makes a new journey for a person who follows only another founder’s journey', async () => {
      expect((await begin(await actorNamed('partner'), full)).id).not.toBe(pip)
    })

    test('makes a second journey for a founder who left the first, and returns it even after they rejoin', async () => {
      const mother = await actorNamed('mother')
      const { userId } = mother
      await full.db.deleteFrom('members').where('user_id', '=', userId).execute()
      const { id } = await begin(mother, full)
      expect(id).not.toBe(pip)
      const back = { pregnancyId: pip, userId, role: 'admin', now: full.clock.now } as const
      await full.db.transaction().execute((tx) => joinJourney(tx, back))
      expect((await begin(mother, full)).id).toBe(id)
    })
  })
})
