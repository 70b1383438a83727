/** A person has one calendar address in each journey. Stopping or reading one address does not affect the others. */
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

const read = (token: string, headers = {}) => readFeed(testApp.visitor(), token, headers)
const add = async (body: object = {}) =>
  (await mother.post('/api/appointments', { title: 'Scan', appointmentDate: '2026-03-20T09:30:00Z', ...body })).status

const readEvents = async (token: string) => parseEvents((await read(token)).text).map(({ event }) => event)

/** Gives the mother a second calendar address, in the neighbours' journey. */
async function followNeighbours() {
  const { userId } = await testApp.db.selectFrom('calendar_feeds').select('user_id as userId').executeTakeFirstOrThrow()
  const pregnancy_id = await testApp.findJourney('Feijão')
  await testApp.db
    .insertInto('calendar_feeds')
    .values({ pregnancy_id, user_id: userId, token_hash: 'a hash', created_at: '2026-01-01T00:00:00.000Z' })
    .execute()
}

test('stopping a person’s address in one journey does not stop their address in another', async () => {
  await makeFeed(mother)
  await followNeighbours()
  await mother.delete('/api/calendar-feed')
  const left = await testApp.db.selectFrom('calendar_feeds').select('token_hash').execute()
  expect(left).toEqual([{ token_hash: 'a hash' }])
})

test('a person without an address in this journey gets null, even with an address in another journey', async () => {
  await makeFeed(mother)
  await followNeighbours()
  await mother.delete('/api/calendar-feed')
  expect((await mother.get('/api/calendar-feed')).body).toBeNull()
})

test('reading an address updates only its own last read time', async () => {
  const partner = await testApp.person('partner')
  await makeFeed(partner)
  await read(await makeFeed(mother))
  expect((await mother.get('/api/calendar-feed')).body).toMatchObject({ lastReadAt: '2026-03-15T10:00:00.000Z' })
  expect((await partner.get('/api/calendar-feed')).body).toMatchObject({ lastReadAt: null })
})

test('a calendar address with .ics in the middle is not found', async () => {
  const token = await makeFeed(mother)
  expect((await read(`${token.slice(0, 5)}.ics${token.slice(5)}`)).status).toBe(404)
})

test('a description contains only filled fields, without empty lines for the others', async () => {
  const token = await makeFeed(mother)
  await add({ notes: 'Bring a book.' })
  expect((await readEvents(token)).map(({ description }) => description)).toEqual(['Bring a book.'])
})

test('an appointment with only a title and a time has no description', async () => {
  const token = await makeFeed(mother)
  await add()
  expect((await read(token)).text).not.toContain('DESCRIPTION')
})

test('a calendar leaves out an appointment that began 400 days and a millisecond ago', async () => {
  const token = await makeFeed(mother)
  await add()
  await testApp.db.updateTable('appointments').set({ appointment_date: '2025-02-08T09:59:59.999Z' }).execute()
  expect(await readEvents(token)).toEqual([])
})

test('a range request gets a part of a calendar, and browsers may not cache it as immutable', async () => {
  const token = await makeFeed(mother)
  const part = await read(token, { range: 'bytes=0-4' })
  expect({ status: part.status, text: part.text }).toEqual({ status: 206, text: 'BEGIN' })
  expect(part.headers.get('cache-control')).not.toContain('immutable')
})

test('a calendar has at most 1,000 appointments', async () => {
  const token = await makeFeed(mother)
  await add()
  const [first] = await testApp.db.selectFrom('appointments').selectAll().execute()
  if (!first) throw new Error('No appointment was added.')
  const { id: _, ...columns } = first
  const more = Array.from({ length: 1000 }, () => columns)
  for (let at = 0; at < more.length; at += 50)
    await testApp.db
      .insertInto('appointments')
      .values(more.slice(at, at + 50))
      .execute()
  expect(await readEvents(token)).toHaveLength(1000)
})
