import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { makeFeed, parseEvents, readFeed } from './testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.deleteFrom('appointments').execute()
  await testApp.db.deleteFrom('calendar_feeds').execute()
})

const read = (token: string, headers = {}) => readFeed(testApp.visitor(), token, headers)

const readEvents = async (token: string) => parseEvents((await read(token)).text)

const scan = { title: 'Scan', appointmentDate: '2026-03-20T09:30:00Z' }
const add = async (body: object = scan) => Object((await mother.post('/api/appointments', body)).body)

describe('a calendar address', () => {
  test.each(['nobody', '..%2f..%2fetc', 'x'.repeat(2000), '%00', '.ics'])(
    'that nobody made is not found: %s',
    async (token) => expect(await read(token)).toMatchObject({ status: 404, body: { code: 'not-found' } }),
  )

  test('is created with status 201, shown once, and stored only as a hash', async () => {
    const { status, body } = await mother.post('/api/calendar-feed')
    const { token } = Object(body)
    expect({ status, body }).toEqual({ status: 201, body: { token: expect.stringMatching(/^[\w-]{43}$/) } })
    const stored = await testApp.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token)
    const shown = await mother.get('/api/calendar-feed')
    expect(shown.body).toEqual({
      createdAt: '2026-03-15T10:00:00.000Z',
      lastReadAt: null,
      reminders: false,
    })
  })

  test('is null for a person who has made none', async () => {
    await makeFeed(mother)
    expect((await (await testApp.person('partner')).get('/api/calendar-feed')).body).toBeNull()
  })

  test('works with and without .ics at its end, and needs no session', async () => {
    const token = await makeFeed(mother)
    for (const address of [token, `${token}.ics`]) {
      const { status, headers, text } = await read(address)
      expect({ status, type: headers.get('content-type') }).toEqual({
        status: 200,
        type: 'text/calendar; charset=utf-8',
      })
      expect(headers.get('cache-control')).toMatch(/^private/)
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR(\r\n)?$/)
    }
  })

  test.each(['paused', 'ended'])(
    'has no appointments while the journey is %s, and all of them again afterwards',
    async (state) => {
      const token = await makeFeed(mother)
      await add()
      const before = await read(token)
      const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
      await mother.ask('PUT', address, { state })
      const during = await readEvents(token)
      await mother.delete(address)
      expect(during).toEqual([])
      expect(await readEvents(token)).toHaveLength(1)
      expect((await read(token)).headers.get('etag')).toBe(before.headers.get('etag'))
    },
  )

  test('has no appointments for a member who was not told of the birth', async () => {
    const tokens = [await makeFeed(await testApp.person('grandmother')), await makeFeed(await testApp.person('friend'))]
    await add()
    const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
    const children = [{ name: 'Wren', weightG: null, lengthMm: null }]
    await mother.ask('PUT', address, { state: 'born', happenedOn: '2026-03-15', toldTo: 'family', children })
    const counts = await Promise.all(tokens.map(async (token) => (await readEvents(token)).length))
    await mother.delete(address)
    expect(counts).toEqual([1, 0])
  })

  test('supports HEAD, and answers 304 while nothing has changed', async () => {
    const token = await makeFeed(mother)
    await add()
    const { headers, text } = await read(token)
    const head = await testApp.visitor().ask('HEAD', `/api/calendars/${token}.ics`)
    expect({ status: head.status, length: head.headers.get('content-length'), text: head.text }).toEqual({
      status: 200,
      length: String(Buffer.byteLength(text)),
      text: '',
    })
    const known = { 'if-none-match': headers.get('etag') }
    testApp.clock.now = new Date('2026-03-15T10:20:00.000Z')
    expect((await read(token, known)).status).toBe(304)
    await add({ ...scan, title: 'Another' })
    expect((await read(token, known)).status).toBe(200)
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  })

  test('supports range requests, and browsers may not cache it as immutable', async () => {
    const part = await read(await makeFeed(mother), { range: 'bytes=0-4' })
    expect({ status: part.status, text: part.text }).toEqual({ status: 206, text: 'BEGIN' })
    expect(part.headers.get('cache-control')).not.toContain('immutable')
  })

  test('stops working when the same person makes a new one', async () => {
    const [first, second] = [await makeFeed(mother), await makeFeed(mother)]
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
  })

  test('is the only valid one, even if its owner requests three at once', async () => {
    const tokens = await Promise.all([makeFeed(mother), makeFeed(mother), makeFeed(mother)])
    const statuses = await Promise.all(tokens.map(async (token) => (await read(token)).status))
    expect(statuses.toSorted()).toEqual([200, 404, 404])
  })

  test('answers 404 after its owner stops it, while other people’s addresses still work', async () => {
    const [own, others] = [await makeFeed(mother), await makeFeed(await testApp.person('partner'))]
    expect((await mother.delete('/api/calendar-feed')).status).toBe(204)
    expect((await read(own)).status).toBe(404)
    expect((await read(others)).status).toBe(200)
    expect((await mother.get('/api/calendar-feed')).body).toBeNull()
  })

  test('shows when it was last read, to within an hour', async () => {
    const token = await makeFeed(mother)
    const lastRead = async () => Object((await mother.get('/api/calendar-feed')).body).lastReadAt
    const times = ['2026-03-15T11:00:00.000Z', '2026-03-15T11:59:59.999Z', '2026-03-15T12:00:00.000Z']
    const noted: unknown[] = []
    for (const time of times) {
      testApp.clock.now = new Date(time)
      await read(token)
      noted.push(await lastRead())
    }
    expect(noted).toEqual([times[0], times[0], times[2]])
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  })
})

describe('a calendar address stops working', () => {
  let other: TestApp
  beforeEach(async () => {
    other = await openTestApp()
    return () => other.close()
  })
  const readThere = async (token: string) => (await other.visitor().get(`/api/calendars/${token}`)).status
  const makeFeedOf = async (name: CastName) => makeFeed(await other.person(name))

  test('when the person is removed from the journey', async () => {
    const token = await makeFeedOf('grandmother')
    expect(await readThere(token)).toBe(200)
    const nora = await other.person('mother')
    expect((await nora.delete('/api/admin/users/ruth@nestling.example')).status).toBeLessThan(300)
    expect(await readThere(token)).toBe(404)
    expect(await other.db.selectFrom('calendar_feeds').select('id').execute()).toEqual([])
  })

  test('when the parents hide the appointments from its owner, until they show them again', async () => {
    const token = await makeFeedOf('friend')
    const pregnancy_id = await other.findJourney('Pip')
    const closed = { pregnancy_id, role: 'guest', section: 'appointments', may: 'nothing' } as const
    await other.db.insertInto('section_rights').values(closed).execute()
    expect(await readThere(token)).toBe(404)
    await other.db.updateTable('section_rights').set({ may: 'see' }).execute()
    expect(await readThere(token)).toBe(200)
  })

  test('when the account is deleted', async () => {
    const token = await makeFeedOf('friend')
    const ben = await other.person('friend')
    expect((await ben.ask('DELETE', '/api/account', { currentPassword: 'seven quiet herons' })).status).toBe(204)
    expect(await readThere(token)).toBe(404)
    expect(await other.db.selectFrom('calendar_feeds').select('id').execute()).toEqual([])
  })
})

describe('a calendar', () => {
  test('contains what was entered, including special characters and line breaks', async () => {
    const token = await makeFeed(mother)
    await add({
      title: 'Scan; with, commas \\ and 🐣',
      doctorName: 'Dr. Amara Nwosu',
      location: 'Harbour Clinic\nroom 4',
      description: 'Begin:VEVENT',
      notes: `END:VEVENT\nline two ${'é'.repeat(200)}`,
      appointmentDate: scan.appointmentDate,
    })
    const [found, ...more] = await readEvents(token)
    expect(more).toEqual([])
    expect(found?.event).toMatchObject({
      summary: 'Scan; with, commas \\ and 🐣',
      location: 'Harbour Clinic\nroom 4',
      description: `With Dr. Amara Nwosu\n\nBegin:VEVENT\n\nEND:VEVENT\nline two ${'é'.repeat(200)}`,
    })
    const { text } = await read(token)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test.each([
    ['on the evening before clocks go forward', '2026-03-28T23:30:00Z', '2026-03-28 23:30'],
    ['in the hour before clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29 00:30'],
    ['in the hour after clocks went forward', '2026-03-29T01:30:00Z', '2026-03-29 02:30'],
    ['in summer', '2026-07-01T09:00:00Z', '2026-07-01 10:00'],
    ['at the first 1:30 of the night when clocks go back', '2026-10-25T00:30:00Z', '2026-10-25 01:30'],
    ['at the second 1:30 of the night when clocks go back', '2026-10-25T01:30:00Z', '2026-10-25 01:30'],
    ['after clocks went back', '2026-10-25T09:00:00Z', '2026-10-25 09:00'],
  ])(
    'has the right start, and a length of half an hour, for an appointment %s',
    async (_, appointmentDate, inLondon) => {
      const token = await makeFeed(mother)
      await add({ ...scan, appointmentDate })
      const [found] = await readEvents(token)
      const start = found?.event.startDate.toJSDate() ?? new Date(0)
      expect(start.toISOString()).toBe(new Date(appointmentDate).toISOString())
      expect(start.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).slice(0, 16)).toBe(inLondon)
      expect(found?.event.duration.toSeconds()).toBe(30 * 60)
    },
  )

  test('gives a changed appointment the same UID and a higher sequence, so phones update it', async () => {
    const token = await makeFeed(mother)
    const { id } = await add()
    const [before] = await readEvents(token)
    testApp.clock.now = new Date('2026-03-15T12:34:56.000Z')
    await mother.ask('PUT', `/api/appointments/${id}`, { ...scan, title: 'Moved', status: 'cancelled' })
    const [after] = await readEvents(token)
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
    expect(after?.event.uid).toBe(before?.event.uid)
    expect([before?.event.sequence, after?.event.sequence]).toEqual([0, 1])
    expect(before?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(String(before?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-15T10:00:00Z')
    expect(String(after?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-15T12:34:56Z')
  })

  test('derives the UID of an appointment from its id and creation time', async () => {
    const token = await makeFeed(mother)
    const ids = [(await add()).id, (await add({ ...scan, title: 'Another' })).id]
    const events = await readEvents(token)
    // mmrl2kg0 is 2026-03-15T10:00:00.000Z as milliseconds in base 36. Both appointments were created then.
    expect(events.map(({ event }) => event.uid)).toEqual(ids.map((id) => `appointment-${id}-mmrl2kg0@nestling`))
  })

  test.each([
    ['contains an appointment from 400 days ago', '2025-02-08T10:00:00Z', 1],
    ['leaves out an appointment from more than 400 days ago', '2025-02-08T09:59:00Z', 0],
  ])('%s', async (_, appointmentDate, count) => {
    const token = await makeFeed(mother)
    await add({ ...scan, appointmentDate })
    expect(await readEvents(token)).toHaveLength(count)
  })

  test('asks calendar apps to refresh every six hours', async () => {
    expect((await read(await makeFeed(mother))).text).toMatch(/^X-PUBLISHED-TTL:PT6H\r?$/m)
  })

  test('has the times at which each appointment was added and changed', async () => {
    const token = await makeFeed(mother)
    const { id } = await add()
    testApp.clock.now = new Date('2026-03-15T12:34:56.000Z')
    await mother.ask('PUT', `/api/appointments/${id}`, { ...scan, title: 'Moved' })
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
    const [found] = await readEvents(token)
    const timeOf = (name: string) => String(found?.component.getFirstPropertyValue(name))
    expect([timeOf('created'), timeOf('last-modified')]).toEqual(['2026-03-15T10:00:00Z', '2026-03-15T12:34:56Z'])
  })

  test('marks pending appointments as tentative, and leaves out deleted, old and other families’ appointments', async () => {
    const token = await makeFeed(mother)
    await add({ ...scan, title: 'Maybe', status: 'pending' })
    await mother.delete(`/api/appointments/${(await add({ ...scan, title: 'Deleted' })).id}`)
    await add({ ...scan, title: 'Long past', appointmentDate: '2025-01-01T09:00:00Z' })
    await (await testApp.person('neighbour')).post('/api/appointments', { ...scan, title: 'Theirs' })
    const events = await readEvents(token)
    expect(events.map(({ event, component }) => [event.summary, component.getFirstPropertyValue('status')])).toEqual([
      ['Maybe', 'TENTATIVE'],
    ])
  })

  test('has a name, and is a valid calendar even without appointments', async () => {
    const token = await makeFeed(mother)
    const calendar = new ICAL.Component(ICAL.parse((await read(token)).text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pip: appointments')
    expect(calendar.getAllSubcomponents()).toEqual([])
  })
})
