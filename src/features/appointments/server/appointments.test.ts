import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let ruth: Browser
let pip: number
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  ruth = await testApp.person('grandmother')
  pip = await testApp.findJourney('Pip')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  await testApp.db.deleteFrom('appointments').execute()
})

const scan = { title: 'Scan', appointmentDate: '2026-03-20T09:30:00Z' }
const add = async (browser: Browser, body: object = scan) =>
  Object((await browser.post('/api/appointments', body)).body)
const titlesOf = (body: unknown) => (Array.isArray(body) ? body.map(({ title }) => title) : body)

describe('adding an appointment', () => {
  const wrong: readonly [string, object, string, string][] = [
    ['no title', { ...scan, title: ' ' }, 'title', 'Required'],
    ['a title of 121 characters', { ...scan, title: 'x'.repeat(121) }, 'title', 'Too long: at most 120 characters'],
    ['no date', { title: 'Scan' }, 'appointmentDate', 'Required'],
    ['an empty date', { ...scan, appointmentDate: '' }, 'appointmentDate', 'Required'],
    ...[
      '2026-03-20',
      '2026-03-20T09:30',
      '2026-02-30T09:30Z',
      '2026-13-01T09:30Z',
      '20.3.2026 09:30',
      '+012026-03-20T09:30Z',
      '2026-03-20T25:30Z',
      '1500-03-20T09:30Z',
      'tomorrow',
    ].map((appointmentDate): [string, object, string, string] => [
      `the date ${appointmentDate}`,
      { ...scan, appointmentDate },
      'appointmentDate',
      'Invalid date',
    ]),
    ['2,001 characters of notes', { ...scan, notes: 'x'.repeat(2001) }, 'notes', 'Too long: at most 2000 characters'],
    ['another author', { ...scan, createdBy: 1 }, 'createdBy', "Unrecognized key(s) in object: 'createdBy'"],
    ['a revision', { ...scan, revision: 9 }, 'revision', "Unrecognized key(s) in object: 'revision'"],
  ]

  test.each(wrong)('with %s is refused', async (_, body, field, message) => {
    const reply = await mother.post('/api/appointments', body)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: { [field]: message } } })
    expect(await testApp.db.selectFrom('appointments').selectAll().execute()).toEqual([])
  })

  test('with an unknown status is refused', async () => {
    expect((await mother.post('/api/appointments', { ...scan, status: 'missed' })).status).toBe(400)
  })

  test.each(['/api/appointments', 'the journey’s address'])(
    'at %s returns the appointment with 201 and the status confirmed',
    async (path) => {
      const address = path === 'the journey’s address' ? `/api/pregnancies/${pip}/appointments` : path
      const { status, body } = await mother.post(address, {
        ...scan,
        doctorName: 'Dr. Nwosu',
        location: null,
        notes: '',
      })
      expect(status).toBe(201)
      expect(body).toEqual({
        id: expect.any(Number),
        title: 'Scan',
        description: null,
        doctorName: 'Dr. Nwosu',
        appointmentDate: '2026-03-20T09:30:00.000Z',
        status: 'confirmed',
        location: null,
        notes: null,
        createdBy: expect.any(Number),
        createdAt: '2026-03-15T10:00:00.000Z',
        version: expect.any(String),
      })
    },
  )

  test('stores every field', async () => {
    const fields = {
      title: 'Growth scan',
      description: 'The second one.\nBring the folder.',
      doctorName: 'Dr. Amara Nwosu',
      appointmentDate: '2026-03-20T09:30:00.000Z',
      status: 'pending',
      location: 'Harbour Clinic, room 4',
      notes: 'Drink before',
    }
    expect(await add(ruth, fields)).toMatchObject(fields)
    expect((await mother.get('/api/appointments')).body).toMatchObject([fields])
  })

  test.each(['confirmed', 'pending', 'completed', 'cancelled'])('with the status %s is accepted', async (status) => {
    expect(await add(mother, { ...scan, status })).toMatchObject({ status })
  })

  test.each(['partner', 'grandmother', 'friend'] as const)('is allowed for the %s', async (name) => {
    expect((await (await testApp.person(name)).post('/api/appointments', scan)).status).toBe(201)
  })

  test('stores the time in UTC, whatever its offset', async () => {
    const { appointmentDate } = await add(mother, { ...scan, appointmentDate: '2026-03-20T23:30:00-03:00' })
    expect(appointmentDate).toBe('2026-03-21T02:30:00.000Z')
  })
})

describe('the list of appointments', () => {
  const days = ['20', '18', '25', '18', '10']
  beforeEach(async () => {
    for (const [index, day] of days.entries())
      await add(mother, { title: `${day} ${index}`, appointmentDate: `2026-03-${day}T09:30:00Z` })
  })

  const ascending = ['10 4', '18 1', '18 3', '20 0', '25 2']

  test('is sorted by ascending date at both addresses', async () => {
    expect(titlesOf((await ruth.get('/api/appointments')).body)).toEqual(ascending)
    expect(titlesOf((await ruth.get(`/api/pregnancies/${pip}/appointments`)).body)).toEqual(ascending)
  })

  test.each([
    ['limit=2', ascending.slice(3)],
    ['from=2026-03-18T09:30:00Z', ascending.slice(1)],
    ['from=2026-03-18T09:31:00Z&limit=1', ['20 0']],
    ['before=2026-03-18T09:30:00Z', ['10 4']],
    ['before=2026-03-20T09:30:00Z&limit=2', ['18 1', '18 3']],
    ['from=2026-03-11T00:00:00Z&before=2026-03-20T09:30:00Z', ['18 1', '18 3']],
  ])('contains only the appointments that the query %s selects', async (query, expected) => {
    expect(titlesOf((await ruth.get(`/api/appointments?${query}`)).body)).toEqual(expected)
  })

  test.each(['limit=0', 'limit=201', 'from=monday', 'before=', 'beyond=x', 'until=2026-03-18T09:30:00Z'])(
    'refuses the query %s',
    async (query) => expect((await ruth.get(`/api/appointments?${query}`)).status).toBe(400),
  )

  test.each([
    ['backwards in time', 'limit=1', ascending.toReversed()],
    ['forwards in time', 'limit=1&from=2026-03-01T00:00:00Z', ascending],
    [
      'forwards in time up to a given day',
      'limit=2&from=2026-03-01T00:00:00Z&before=2026-03-19T00:00:00Z',
      ascending.slice(0, 3),
    ],
  ])(
    'can be read page by page, %s, by following the Link header, even if two appointments have the same time',
    async (_, query, expected) => {
      const seen: unknown[] = []
      let next: string | undefined = `/api/appointments?${query}`
      while (next && seen.length < 9) {
        const { body, headers } = await ruth.get(next)
        seen.push(...(Array.isArray(body) ? body.map(({ title }) => title) : []))
        next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(seen).toEqual(expected)
    },
  )

  test('is empty for another family', async () => {
    const { body } = await (await testApp.person('neighbour')).get('/api/appointments')
    expect(body).toEqual([])
  })
})

describe('changing an appointment', () => {
  test('is refused to anyone who neither added it nor is an admin', async () => {
    const { id } = await add(mother)
    const reply = await ruth.ask('PUT', `/api/appointments/${id}`, { ...scan, title: 'Hijacked' })
    expect(reply).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    expect(titlesOf((await mother.get('/api/appointments')).body)).toEqual(['Scan'])
  })

  test('replaces every field and raises the revision', async () => {
    const { id } = await add(ruth, { ...scan, notes: 'Bring cake', location: 'Kitchen', status: 'pending' })
    testApp.clock.now = new Date('2026-03-16T08:00:00.000Z')
    const { status, body } = await mother.ask('PUT', `/api/appointments/${id}`, { ...scan, title: 'Tea' })
    expect({ status, body }).toMatchObject({ status: 200, body: { id, title: 'Tea', notes: null, location: null } })
    expect(body).toMatchObject({ status: 'confirmed', createdAt: '2026-03-15T10:00:00.000Z' })
    const row = await testApp.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ revision: 1, changed_at: '2026-03-16T08:00:00.000Z' })
  })

  test.each(['cancelled', 'completed', 'pending', 'confirmed'])('can set the status %s', async (status) => {
    const { id } = await add(ruth)
    const reply = await ruth.ask('PUT', `/api/appointments/${id}`, { ...scan, status })
    expect(reply).toMatchObject({ status: 200, body: { status } })
  })

  test('is refused with 404 after the appointment was deleted', async () => {
    const { id } = await add(mother)
    await mother.delete(`/api/appointments/${id}`)
    expect((await mother.ask('PUT', `/api/appointments/${id}`, scan)).status).toBe(404)
  })
})

describe('deleting an appointment', () => {
  const restore = (browser: Browser, id: number) => browser.post(`/api/appointments/${id}/restore`)

  test('is refused to anyone who neither added it nor is an admin', async () => {
    const { id } = await add(mother)
    expect(await ruth.delete(`/api/appointments/${id}`)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    expect(await restore(ruth, id)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
  })

  test('removes it from the list, and answers 404 the second time', async () => {
    const { id } = await add(ruth)
    expect((await ruth.delete(`/api/appointments/${id}`)).status).toBe(204)
    expect((await ruth.get('/api/appointments')).body).toEqual([])
    expect((await ruth.delete(`/api/appointments/${id}`)).status).toBe(404)
  })

  test('can be undone, and the appointment is as it was before', async () => {
    const before = await add(ruth, { ...scan, notes: 'Bring cake', status: 'pending' })
    await mother.delete(`/api/appointments/${before.id}`)
    expect(await restore(ruth, before.id)).toMatchObject({ status: 200, body: before })
    expect((await mother.get('/api/appointments')).body).toEqual([before])
  })

  test('can be undone for 30 days', async () => {
    const other = await openTestApp()
    const sam = await other.person('partner')
    const { id } = await add(sam)
    await sam.delete(`/api/appointments/${id}`)
    other.clock.now = new Date('2026-04-14T10:00:00.001Z')
    expect((await restore(await other.person('partner'), id)).status).toBe(404)
    other.clock.now = new Date('2026-04-14T10:00:00.000Z')
    expect((await restore(await other.person('partner'), id)).status).toBe(200)
    await other.close()
  })
})

test('the appointments and calendar addresses of a journey are deleted when its last member deletes their account', async () => {
  const other = await openTestApp()
  const ines = await other.person('neighbour')
  await add(ines)
  await ines.post('/api/calendar-feed')
  const feijao = await other.findJourney('Feijão')
  const deletion = await ines.ask('DELETE', '/api/account', { currentPassword: 'seven quiet herons' })
  expect(deletion.status).toBe(204)
  for (const table of ['appointments', 'calendar_feeds'] as const) {
    const left = other.db.selectFrom(table).select('id').where('pregnancy_id', '=', feijao)
    expect(await left.execute()).toEqual([])
  }
  await other.close()
})
