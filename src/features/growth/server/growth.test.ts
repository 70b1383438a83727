import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
let partner: Browser
let list: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
  list = `/api/pregnancies/${await testApp.findJourney('Pip')}/scans`
})
afterAll(() => testApp.close())

// The test clock is set to 15 March 2026. Pip's due date is 28 May, so the pregnancy is at 29 weeks and 3 days.
const scan = { measuredOn: '2026-03-10', femurLength: 53.1 }
const full = {
  measuredOn: '2026-03-10',
  headCircumference: 268.5,
  biparietalDiameter: 76.2,
  abdominalCircumference: 244,
  femurLength: 53.1,
  crownRumpLength: 90.9,
  estimatedWeight: 1390,
  note: 'Asleep.\nAll the time.',
  baby: 2,
}

const add = async (body: object = scan): Promise<number> => Object((await mother.post(list, body)).body).id
const read = async (browser = mother) => Object((await browser.get(`${list}?limit=200`)).body)
const idsOf = async (): Promise<number[]> => (await read()).map(({ id }: { id: number }) => id)
const change = (browser: Browser, id: number, body: object) => browser.ask('PUT', `/api/scans/${id}`, body)
const restore = (browser: Browser, id: number) => browser.post(`/api/scans/${id}/restore`)

/** Every request about a scan. Only the admins of the scan's journey may make these requests. */
const calls: readonly [string, (browser: Browser, id: number) => Promise<{ status: number; body: unknown }>][] = [
  ['reading', (browser) => browser.get(list)],
  ['adding', (browser) => browser.post(list, scan)],
  ['changing', (browser, id) => change(browser, id, full)],
  ['deleting', (browser, id) => browser.delete(`/api/scans/${id}`)],
  ['restoring', (browser, id) => restore(browser, id)],
]

describe.each(calls)('%s a scan', (what, call) => {
  test('is refused to a visitor, and changes nothing', async () => {
    const id = await add()
    const before = await read()
    expect((await call(testApp.visitor(), id)).status).toBe(401)
    expect(await read()).toEqual(before)
  })

  test.each<CastName>(['grandmother', 'friend'])('is refused to the %s, and changes nothing', async (name) => {
    const id = await add()
    const before = await read()
    expect(await call(await testApp.person(name), id)).toMatchObject({ status: 403, body: { code: 'admin-only' } })
    expect(await read()).toEqual(before)
  })

  test('is answered with 404 for the admin of another journey', async () => {
    const id = await add()
    const before = await read()
    expect(await call(await testApp.person('neighbour'), id)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    expect(await read()).toEqual(before)
  })

  if (what !== 'reading' && what !== 'adding')
    test('is answered with 404 if the scan does not exist', async () => {
      expect(await call(mother, 2_000_000_000)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    })
})

describe('the measurements of a scan', () => {
  test('are returned as they were stored, with null for a missing measurement', async () => {
    const added = await partner.post(list, full)
    expect(added).toMatchObject({ status: 201, body: { ...full, createdAt: '2026-03-15T10:00:00.000Z' } })
    expect((await read())[0]).toEqual(added.body)
    const { status, body } = await mother.post(list, { ...scan, note: ' ' })
    const nothing = {
      headCircumference: null,
      biparietalDiameter: null,
      abdominalCircumference: null,
      crownRumpLength: null,
      estimatedWeight: null,
      note: null,
      baby: null,
    }
    expect({ status, body }).toMatchObject({ status: 201, body: { ...nothing, ...scan } })
  })

  test('may be null', async () => {
    const nothing = { headCircumference: null, biparietalDiameter: null, crownRumpLength: null, estimatedWeight: null }
    const reply = await mother.post(list, { ...scan, ...nothing })
    expect(reply).toMatchObject({ status: 201, body: { ...scan, ...nothing } })
  })

  test('may be from any day since the start of their journey’s pregnancy, but not from an earlier day', async () => {
    const theirs = await testApp.findJourney('Feijão')
    await testApp.db.updateTable('pregnancies').set({ due_date: '2026-03-20' }).where('id', '=', theirs).execute()
    const neighbour = await testApp.person('neighbour')
    const body = { ...scan, measuredOn: '2025-07-01' }
    expect((await neighbour.post(`/api/pregnancies/${theirs}/scans`, body)).status).toBe(201)
    expect((await mother.post(list, body)).status).toBe(400)
  })

  test('are stored exactly to a tenth of a millimetre', async () => {
    const id = await add()
    for (let tenths = 10; tenths <= 1500; tenths += 7) {
      const { body } = await change(mother, id, { ...scan, crownRumpLength: tenths / 10 })
      expect(Object(body).crownRumpLength).toBe(tenths / 10)
    }
  })

  test('may be from today or the first day of the pregnancy, in the family’s time zone', async () => {
    for (const measuredOn of ['2026-03-15', '2025-08-21'])
      expect((await mother.post(list, { ...scan, measuredOn })).status).toBe(201)
    testApp.clock.now = new Date('2026-03-15T23:30:00.000Z')
    await expectTimeZone('Pacific/Auckland', '2026-03-16', 201)
    await expectTimeZone('America/Los_Angeles', '2026-03-16', 400)
    await expectTimeZone('Europe/London', '2026-03-16', 400)
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  })

  async function expectTimeZone(timeZone: string, measuredOn: string, status: number) {
    await setJourney({ timeZone })
    expect((await mother.post(list, { ...scan, measuredOn })).status).toBe(status)
  }

  test('may keep their day when they are changed, even if a new due date makes that day too early', async () => {
    const id = await add({ ...scan, measuredOn: '2025-08-30' })
    await setJourney({ dueDate: '2026-07-01' })
    expect((await change(mother, id, { ...full, measuredOn: '2025-08-30' })).status).toBe(200)
    expect((await change(mother, id, { ...full, measuredOn: '2025-08-31' })).status).toBe(400)
    await setJourney({})
  })

  const setJourney = (settings: object) =>
    mother.ask('PATCH', list.replace('/scans', ''), {
      babyName: 'Pip',
      dueDate: '2026-05-28',
      timeZone: 'Europe/London',
      ...settings,
    })
})

describe('changing a scan', () => {
  test('is possible for every admin, and replaces every field except who added the scan and when', async () => {
    const id = await add(full)
    const [{ createdBy, createdAt }] = await read()
    const { status, body } = await change(partner, id, { measuredOn: '2026-03-11', crownRumpLength: 60 })
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      measuredOn: '2026-03-11',
      headCircumference: null,
      biparietalDiameter: null,
      abdominalCircumference: null,
      femurLength: null,
      crownRumpLength: 60,
      estimatedWeight: null,
      note: null,
      baby: null,
      createdBy,
      createdAt,
      version: expect.any(String),
    })
    expect((await read())[0]).toEqual(body)
  })
})

describe('a deleted scan', () => {
  test('is not in the list, can be neither changed nor deleted, and is restored as it was', async () => {
    const id = await add(full)
    const before = await read()
    expect((await partner.delete(`/api/scans/${id}`)).status).toBe(204)
    expect(await idsOf()).not.toContain(id)
    expect((await change(mother, id, scan)).status).toBe(404)
    expect((await mother.delete(`/api/scans/${id}`)).status).toBe(404)
    const { status, body } = await restore(mother, id)
    expect({ status, body }).toEqual({ status: 200, body: before[0] })
    expect(await read()).toEqual(before)
    expect((await restore(mother, id)).status).toBe(200)
  })

  test('can be restored for 30 days, and is deleted for good two days later', async () => {
    const [recent, old] = [await add(), await add()]
    for (const id of [recent, old]) await mother.delete(`/api/scans/${id}`)
    testApp.clock.now = new Date('2026-04-14T10:00:00.000Z')
    expect((await restore(await testApp.person('mother'), recent)).status).toBe(200)
    testApp.clock.now = new Date('2026-04-14T10:00:00.001Z')
    expect((await restore(await testApp.person('mother'), old)).status).toBe(404)
    testApp.clock.now = new Date('2026-04-16T10:00:00.001Z')
    await testApp.runJobs()
    const rows = await testApp.db.selectFrom('scans').select('id').where('id', 'in', [recent, old]).execute()
    expect(rows).toEqual([{ id: recent }])
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  })
})

describe('the list of scans', () => {
  test('has pages, newest entry first, with a link to the next page', async () => {
    const ids = [await add(), await add(), await add()].toReversed()
    const first = await mother.get(`${list}?limit=2`)
    expect(Object(first.body).map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2))
    expect(first.headers.get('link')).toBe(`<${list}?limit=2&before=${ids[1]}>; rel="next"`)
    const next = await mother.get(`${list}?limit=1&before=${ids[1]}`)
    expect(Object(next.body)[0].id).toBe(ids[2])
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'before=-1', 'page=2'])('refuses the query "%s"', async (query) => {
    expect((await mother.get(`${list}?${query}`)).status).toBe(400)
  })
})
