import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { allRights, type Browser, openTestApp, type TestApp } from '../testing.ts'
import { type OpenEvents, openEvents } from './testing.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let pip: number
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  pip = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

const begin = async (browser: Browser, secondsOld = 0) => {
  const events = await openEvents(testApp, browser, secondsOld)
  await expect.poll(() => events.messages.length).toBeGreaterThan(0)
  return events
}
async function mustPost(path: string, body: object) {
  expect((await mother.post(path, body)).status).toBe(201)
}
const postUpdate = () => mustPost(`/api/pregnancies/${pip}/updates`, { content: 'A kick' })
const saveRights = (role: 'family' | 'guest', section: string, may: string) =>
  mother.ask('PUT', `/api/pregnancies/${pip}/rights`, {
    family: allRights,
    guest: allRights,
    [role]: { ...allRights, [section]: may },
  })
const addContact = () =>
  mother.post('/api/contacts', { name: 'Dr. Vane', category: 'doctor', isPrimary: false, isEmergency: false })

const idOf = async (email: string) =>
  (await testApp.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const waitForEnd = (events: OpenEvents) => expect.poll(() => events.isOpen).toBe(false)
/** Posts an update, which everybody may see, and waits for its event. The events of all earlier changes arrive before it. */
async function settle(...all: OpenEvents[]) {
  await postUpdate()
  for (const events of all) await expect.poll(() => events.later.flat()).toContain(updates)
}
const updates = '/api/pregnancies/{pregnancyId}/updates'

/** Moves `performance.now`, with which the server dates the changes that it remembers, forward by this many seconds. */
function passSeconds(seconds: number) {
  const later = performance.now() + seconds * 1000
  vi.spyOn(performance, 'now').mockReturnValue(later)
}
afterEach(() => vi.restoreAllMocks())

describe('events of a journey', () => {
  test.each([
    ['a visitor', null, 401],
    ['a person without a journey', 'stranger', 403],
  ] as const)('are refused to %s', async (_, name, status) => {
    const browser = name === null ? testApp.visitor() : await testApp.person(name)
    expect((await browser.get('/api/live?secondsOld=0')).status).toBe(status)
  })

  test.each(['', '?secondsOld=-1', '?secondsOld=a', '?secondsOld=90000', '?secondsOld=0&more=1'])(
    'are refused with the query “%s”',
    async (query) => {
      expect((await mother.get(`/api/live${query}`)).status).toBe(400)
    },
  )

  test('have headers that stop proxies and caches from delaying them', async () => {
    const { headers } = await begin(grandmother)
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    // Without this header the connection would stay open after the last event, and a stopping server would wait for it.
    expect(headers.get('connection')).toBe('close')
  })

  test('tell everybody who follows the journey which calls have new responses', async () => {
    const everybody = [await begin(mother), await begin(grandmother), await begin(friend)]
    await postUpdate()
    for (const events of everybody)
      await expect.poll(() => events.later[0]).toEqual(expect.arrayContaining([updates, '/api/trash']))
  })

  test('are not sent to members of another journey', async () => {
    const neighbour = await begin(await testApp.person('neighbour'))
    const hers = await begin(grandmother)
    await postUpdate()
    await expect.poll(() => hers.later).toHaveLength(1)
    expect(neighbour.later).toEqual([])
  })

  test('do not mention a section to people for whom it is closed, not even that something changed', async () => {
    await saveRights('guest', 'contacts', 'nothing')
    const [hers, his] = [await begin(grandmother), await begin(friend)]
    await addContact()
    await settle(hers, his)
    expect(hers.later.flat()).toContain('/api/contacts')
    expect(his.later.flat()).not.toContain('/api/contacts')
  })

  test('follow the current rights: a section is mentioned only while it is open to the person', async () => {
    const his = await begin(friend)
    await saveRights('guest', 'contacts', 'nothing')
    await expect.poll(() => his.later).toEqual(['*'])
    await addContact()
    await settle(his)
    expect(his.later.flat()).not.toContain('/api/contacts')
    await saveRights('guest', 'contacts', 'see')
    await expect.poll(() => his.later.at(-1)).toBe('*')
    await addContact()
    await expect.poll(() => his.later.flat()).toContain('/api/contacts')
  })

  test('name calls for admins only to admins', async () => {
    const [hers, nans] = [await begin(mother), await begin(grandmother)]
    await mother.post('/api/invite-codes', { role: 'guest' })
    await expect.poll(() => hers.later.flat()).toContain('/api/invite-codes')
    await settle(nans)
    expect(nans.later.flat()).not.toContain('/api/invite-codes')
  })
})

describe('the connection ends', () => {
  test('when the person signs out', async () => {
    const hers = await begin(grandmother)
    const other = await begin(mother)
    await grandmother.get('/api/logout', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
    await waitForEnd(hers)
    expect(other.isOpen).toBe(true)
  })

  test('when an admin removes the person, after an event that makes their page fetch everything again', async () => {
    const hers = await begin(grandmother)
    const removal = await mother.delete(`/api/admin/users/${cast.grandmother.email}`)
    expect(removal.status).toBeLessThan(300)
    await postUpdate()
    await waitForEnd(hers)
    expect(hers.later).toEqual(['*'])
  })

  test('when the session switches to another journey', async () => {
    await testApp.db
      .insertInto('members')
      .values({
        pregnancy_id: await testApp.findJourney('Feijão'),
        user_id: await idOf(cast.grandmother.email),
        role: 'family',
        created_at: testApp.clock.now.toISOString(),
        accepted_at: testApp.clock.now.toISOString(),
      })
      .execute()
    const hers = await begin(grandmother)
    const switched = await grandmother.ask('PUT', '/api/pregnancies/current', {
      id: await testApp.findJourney('Feijão'),
    })
    expect(switched.status).toBe(200)
    await waitForEnd(hers)
  })

  test('when the server stops, and further connections are refused', async () => {
    const hers = await begin(grandmother)
    await testApp.services.live.close()
    await waitForEnd(hers)
    expect((await grandmother.get('/api/live?secondsOld=0')).status).toBe(503)
  })

  test('when the session has expired by the time of the next change', async () => {
    const hers = await begin(grandmother)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 40 * 86_400_000)
    mother = await testApp.person('mother')
    await postUpdate()
    await waitForEnd(hers)
    expect(hers.later).toEqual(['*'])
  })
})

describe('the first messages', () => {
  test('say that the server remembers nothing if nobody was connected before', async () => {
    expect((await begin(grandmother, 5)).reach).toBeLessThan(1)
  })

  test('say how many seconds back the server remembers every change, two minutes at most', async () => {
    await begin(mother)
    passSeconds(60)
    expect((await begin(grandmother)).reach).toBeCloseTo(60, 0)
    passSeconds(300)
    expect((await begin(grandmother)).reach).toBe(120)
  })

  test('name what changed while the page was not connected, and nothing from before', async () => {
    const other = await begin(mother)
    await settle(other)
    passSeconds(60)
    await addContact()
    const hers = await begin(grandmother, 5)
    await expect.poll(() => hers.later.flat()).toContain('/api/contacts')
    expect(hers.later.flat()).not.toContain(updates)
  })

  test('name no call if nothing has changed since the data was fetched', async () => {
    const hers = await begin(grandmother)
    await settle(hers)
    expect(hers.messages[0]).toEqual([])
    expect(hers.later).toHaveLength(1)
  })
})

test('a sixth connection of a person ends the oldest one', async () => {
  const [oldest, ...others] = await Promise.all(Array.from({ length: 5 }, () => begin(grandmother)))
  await begin(grandmother)
  await expect.poll(() => oldest?.isOpen).toBe(false)
  expect(others.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true])
})

test('a change on one server is reported to pages that are open on another server with the same database', async () => {
  const second = testApp.openSecond()
  const hers = await begin(grandmother)
  await second.browse({ ...mother.jar }).post(`/api/pregnancies/${pip}/updates`, { content: 'A kick' })
  await expect.poll(() => hers.later[0]).toContain(updates)
})
