/** A calendar is limited in size and in how often it can be read. Its cache never serves old data. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { makeFeed, parseEvents, readFeed } from './testing.ts'

let testApp: TestApp
let mother: Browser
let token: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.deleteFrom('appointments').execute()
  await testApp.db.deleteFrom('calendar_feeds').execute()
  token = await makeFeed(mother)
})

const read = (headers = {}) => readFeed(testApp.visitor(), token, headers)
const eventsOf = (text: string) => parseEvents(text).map(({ event }) => event)

const scan = { title: 'Scan', appointmentDate: '2026-03-20T09:30:00Z' }
const longest = {
  title: 'T'.repeat(120),
  doctorName: 'D'.repeat(120),
  location: 'L'.repeat(300),
  description: 'é'.repeat(2000),
  notes: '🐣'.repeat(1000),
}

/** Adds this many appointments, a day apart. */
async function addMany(count: number, body: object) {
  await mother.post('/api/appointments', { ...scan, ...body })
  const { id: _, ...row } = await testApp.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    appointment_date: new Date(Date.parse(row.appointment_date) + (at + 1) * 86_400_000).toISOString(),
  }))
  for (let at = 0; at < rows.length; at += 50)
    await testApp.db
      .insertInto('appointments')
      .values(rows.slice(at, at + 50))
      .execute()
}

test('a calendar with the longest texts is at most 1 MB, because it leaves out the oldest appointments', async () => {
  await addMany(1000, longest)
  const { status, text } = await read()
  expect({ status, isSmall: Buffer.byteLength(text) <= 1_000_000 }).toEqual({ status: 200, isSmall: true })
  const starts = eventsOf(text).map(({ startDate }) => startDate.toJSDate().toISOString())
  expect(starts.length).toBeGreaterThan(200)
  expect(starts.at(-1)).toBe('2028-12-13T09:30:00.000Z')
})

test('a long description is cut at 1,000 characters, never in the middle of a character', async () => {
  const shown = async (description: string) => {
    await testApp.db.deleteFrom('appointments').execute()
    await mother.post('/api/appointments', { ...scan, description })
    return eventsOf((await read()).text)[0]?.description
  }
  expect(await shown('a'.repeat(1000))).toBe('a'.repeat(1000))
  expect(await shown(`${'a'.repeat(999)}🐣 and more`)).toBe(`${'a'.repeat(999)}…`)
  expect(await shown(`🐣${'a'.repeat(1000)}`)).toBe(`🐣${'a'.repeat(998)}…`)
})

test('a calendar of 1,001 appointments leaves out the oldest', async () => {
  await addMany(1001, {})
  const starts = eventsOf((await read()).text).map(({ startDate }) => startDate.toJSDate().toISOString())
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([
    1000,
    '2026-03-21T09:30:00.000Z',
    '2028-12-14T09:30:00.000Z',
  ])
})

test('a calendar leaves out an appointment that began 400 days and a millisecond ago', async () => {
  await mother.post('/api/appointments', scan)
  await testApp.db.updateTable('appointments').set({ appointment_date: '2025-02-08T09:59:59.999Z' }).execute()
  expect(eventsOf((await read()).text)).toEqual([])
})

test('the next read of a calendar shows a changed, deleted or restored appointment', async () => {
  const { id } = Object((await mother.post('/api/appointments', scan)).body)
  const titles = async () => eventsOf((await read()).text).map(({ summary }) => summary)
  const shown = [await titles()]
  await mother.ask('PUT', `/api/appointments/${id}`, { ...scan, title: 'Moved' })
  shown.push(await titles())
  await mother.delete(`/api/appointments/${id}`)
  shown.push(await titles())
  await mother.post(`/api/appointments/${id}/restore`)
  shown.push(await titles())
  expect(shown).toEqual([['Scan'], ['Moved'], [], ['Moved']])
})

test('the next read of a calendar shows a new name of the baby', async () => {
  await read()
  await testApp.db.updateTable('pregnancies').set({ baby_name: 'Wren' }).where('baby_name', '=', 'Pip').execute()
  expect((await read()).text).toContain('X-WR-CALNAME:Wren: appointments')
  await testApp.db.updateTable('pregnancies').set({ baby_name: 'Pip' }).where('baby_name', '=', 'Wren').execute()
})

test('a calendar address can be read 60 times in a row, then once a minute; each address has its own limit', async () => {
  const partner = await testApp.person('partner')
  const other = String(Object((await partner.post('/api/calendar-feed')).body).token)
  const statuses = []
  for (let time = 0; time < 61; time += 1) statuses.push((await read()).status)
  expect(statuses.indexOf(429)).toBe(60)
  const refused = await read()
  expect({ body: refused.body, wait: refused.headers.get('retry-after') }).toEqual({
    body: expect.objectContaining({ code: 'too-many-attempts' }),
    wait: '60',
  })
  expect((await testApp.visitor().get(`/api/calendars/${other}`)).status).toBe(200)
  testApp.clock.now = new Date('2026-03-15T10:01:00.000Z')
  expect([(await read()).status, (await read()).status]).toEqual([200, 429])
  testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
})
