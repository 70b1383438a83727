/** A person has one calendar address in each journey. Stopping or reading one address does not affect the others. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { makeFeed, readFeed } from './testing.ts'

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

const read = (token: string) => readFeed(testApp.visitor(), token)

/** Gives the mother a second calendar address, in the neighbours' journey. She must already have one in her journey. */
async function addNeighboursAddress() {
  const { userId } = await testApp.db.selectFrom('calendar_feeds').select('user_id as userId').executeTakeFirstOrThrow()
  const pregnancy_id = await testApp.findJourney('Feijão')
  await testApp.db
    .insertInto('calendar_feeds')
    .values({ pregnancy_id, user_id: userId, token_hash: 'a hash', created_at: '2026-01-01T00:00:00.000Z' })
    .execute()
}

test('stopping a person’s address in one journey does not stop their address in another', async () => {
  await makeFeed(mother)
  await addNeighboursAddress()
  await mother.delete('/api/calendar-feed')
  const left = await testApp.db.selectFrom('calendar_feeds').select('token_hash').execute()
  expect(left).toEqual([{ token_hash: 'a hash' }])
})

test('a person without an address in this journey gets null, even if they have one in another journey', async () => {
  await makeFeed(mother)
  await addNeighboursAddress()
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

test('the ETag of a calendar changes with the language of its owner', async () => {
  const token = await makeFeed(mother)
  const speak = (language: 'en' | 'de') =>
    testApp.db.updateTable('users').set({ language }).where('email', '=', cast.mother.email).execute()
  const version = async () => (await read(token)).headers.get('etag')
  const english = await version()
  await speak('de')
  const german = await version()
  await speak('en')
  expect(german).not.toBe(english)
  expect(await version()).toBe(english)
})

test('a calendar address with .ics in the middle of its token is not found', async () => {
  const token = await makeFeed(mother)
  expect((await read(`${token.slice(0, 5)}.ics${token.slice(5)}`)).status).toBe(404)
})
