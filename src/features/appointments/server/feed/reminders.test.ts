import type ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
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

const choose = (reminders: unknown, browser = mother) => browser.ask('PUT', '/api/calendar-feed', { reminders })
const read = (token: string) => readFeed(testApp.visitor(), token)

const scan = { title: 'Scan, second', appointmentDate: '2026-03-20T09:30:00Z' }
const add = (more: object = {}) => mother.post('/api/appointments', { ...scan, ...more })

/** The times of the reminders of each event, by its title. */
async function remindersOf(token: string) {
  const events = parseEvents((await read(token)).text)
  return Object.fromEntries(
    events.map(({ component, event: { summary, startDate } }) => {
      const instants = component.getAllSubcomponents('valarm').map((alarm) => {
        expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
        expect(alarm.getFirstPropertyValue('description')).toBe(summary)
        const at = startDate.clone()
        at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
        return at.toString()
      })
      return [summary, instants]
    }),
  )
}

test.each(['yes', 1, null, undefined])('the choice %j is refused, and the reminders stay off', async (reminders) => {
  const token = await makeFeed(mother)
  await add()
  expect((await choose(reminders)).status).toBe(400)
  expect(await remindersOf(token)).toEqual({ 'Scan, second': [] })
})

test('a person without a calendar address cannot choose reminders', async () => {
  expect(await choose(true)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('an address has reminders only while its owner has turned them on', async () => {
  const token = await makeFeed(mother)
  await add()
  expect(await remindersOf(token)).toEqual({ 'Scan, second': [] })
  expect(await choose(true)).toMatchObject({ status: 200, body: { reminders: true } })
  expect((await mother.get('/api/calendar-feed')).body).toMatchObject({ reminders: true })
  expect(await remindersOf(token)).toEqual({ 'Scan, second': ['2026-03-19T09:30:00Z', '2026-03-20T07:30:00Z'] })
  expect(await choose(false)).toMatchObject({ status: 200, body: { reminders: false } })
  expect(await remindersOf(token)).toEqual({ 'Scan, second': [] })
})

test.each([
  ['forward', '2026-03-29T09:30:00Z', '2026-03-28T10:30:00Z'],
  ['back', '2026-10-25T10:30:00Z', '2026-10-24T09:30:00Z'],
])(
  'if clocks go %s in between, the first reminder and the event have the same local time',
  async (_, appointmentDate, dayBefore) => {
    const token = await makeFeed(mother)
    await choose(true)
    await add({ appointmentDate })
    expect((await remindersOf(token))['Scan, second']?.[0]).toBe(dayBefore)
  },
)

test('turning reminders on changes the ETag, so calendar apps download the calendar again', async () => {
  const token = await makeFeed(mother)
  await add()
  const before = (await read(token)).headers.get('etag')
  await choose(true)
  expect((await read(token)).headers.get('etag')).not.toBe(before)
})

test('turning reminders on or off changes the modification time of every event, so calendar apps update it', async () => {
  const token = await makeFeed(mother)
  await add()
  const modified: unknown[] = []
  for (const [minute, reminders] of [true, true, false].entries()) {
    testApp.clock.now = new Date(Date.UTC(2026, 2, 15, 11, minute))
    await choose(reminders)
    const [found] = parseEvents((await read(token)).text)
    modified.push(String(found?.component.getFirstPropertyValue('last-modified')))
  }
  testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  expect(modified).toEqual(['2026-03-15T11:00:00Z', '2026-03-15T11:00:00Z', '2026-03-15T11:02:00Z'])
})

test('cancelled and completed appointments have no reminders', async () => {
  const token = await makeFeed(mother)
  await choose(true)
  for (const status of ['confirmed', 'pending', 'cancelled', 'completed']) await add({ title: status, status })
  const counts = Object.entries(await remindersOf(token)).map(([title, instants]) => [title, instants.length])
  expect(Object.fromEntries(counts)).toEqual({ confirmed: 2, pending: 2, cancelled: 0, completed: 0 })
})

test('turning reminders on for one person does not turn them on for others', async () => {
  const partner = await testApp.person('partner')
  const [own, others] = [await makeFeed(mother), await makeFeed(partner)]
  await add()
  await choose(true)
  expect((await remindersOf(own))['Scan, second']).toHaveLength(2)
  expect(await remindersOf(others)).toEqual({ 'Scan, second': [] })
})

test('a new address keeps the reminder setting of the previous one', async () => {
  await makeFeed(mother)
  await choose(true)
  const token = await makeFeed(mother)
  await add()
  expect((await remindersOf(token))['Scan, second']).toHaveLength(2)
})
