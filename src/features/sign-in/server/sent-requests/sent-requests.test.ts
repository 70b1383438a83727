import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { testedEngine } from '#platform/server/database/testing.ts'

const day = 86_400_000
const noon = new Date('2026-03-15T12:00:00.000Z')

let testApp: TestApp
let mother: Browser
let keys = 0
let key = ''
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
beforeEach(() => {
  testApp.clock.now = noon
  keys += 1
  key = `key-number-00000${keys}`
})
afterAll(() => testApp.close())

const contact = { name: 'Amara Nwosu', category: 'doctor', phoneNumber: '+44 20 7946 0142' }
const add = (browser: Browser, body: object = contact, own = key) =>
  browser.post('/api/contacts', body, { 'idempotency-key': own })
const countContacts = async () => Object(await mother.get('/api/contacts')).body.length

test.each(['short', 'with a space in it', 'x'.repeat(65), ''])('the idempotency key "%s" is refused', async (wrong) => {
  expect(await add(mother, contact, wrong)).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
})

test('an idempotency key is refused with another body or on another path', async () => {
  await add(mother)
  const count = await countContacts()
  const other = { status: 409, body: { code: 'key-reused' } }
  expect(await add(mother, { ...contact, name: 'Noor' })).toMatchObject(other)
  const elsewhere = await mother.post('/api/invite-codes', {}, { 'idempotency-key': key })
  expect(elsewhere).toMatchObject(other)
  expect(await countContacts()).toBe(count)
})

test('two simultaneous requests with one key create one contact and get the same response', async () => {
  const count = await countContacts()
  const [first, second] = await Promise.all([add(mother), add(mother)])
  expect(first.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(await countContacts()).toBe(count + 1)
})

test.runIf(testedEngine === 'postgres')(
  'two requests with one key to two processes create one contact and get the same response',
  async () => {
    const other = testApp.openSecond().browse(mother.jar)
    const count = await countContacts()
    for (let time = 0; time < 10; time += 1) {
      const own = `${key}-${time}`
      const [first, second] = await Promise.all([add(mother, contact, own), add(other, contact, own)])
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.body).toEqual(first.body)
    }
    expect(await countContacts()).toBe(count + 10)
  },
)

test.runIf(testedEngine === 'postgres')(
  'two requests with one key to restore a contact get the same response from two processes',
  async () => {
    const other = testApp.openSecond().browse(mother.jar)
    for (let time = 0; time < 10; time += 1) {
      const path = `/api/contacts/${Object((await add(mother, contact, `${key}-${time}`)).body).id}`
      await mother.delete(path)
      const restore = (browser: Browser) =>
        browser.post(`${path}/restore`, undefined, { 'idempotency-key': `${key}-r${time}` })
      const [first, second] = await Promise.all([restore(mother), restore(other)])
      expect(second.status).toBe(first.status)
      expect(first.status).toBeLessThan(300)
      expect(second.body).toEqual(first.body)
    }
  },
)

test('quotes around an idempotency key are ignored', async () => {
  const first = await add(mother)
  expect((await add(mother, contact, `"${key}"`)).body).toEqual(first.body)
})

test('two people can use the same idempotency key', async () => {
  const partner = await testApp.person('partner')
  const [first, second] = [await add(mother), await add(partner)]
  expect(Object(second.body).id).not.toBe(Object(first.body).id)
})

test('the key of a refused request can be used again, even with another body', async () => {
  expect((await add(mother, { ...contact, name: '' })).status).toBe(400)
  expect((await add(mother)).status).toBe(201)
})

test('a refusal releases the key even if the request had stored something', async () => {
  const password = (currentPassword: string) =>
    mother.post(
      '/api/account/password',
      { currentPassword, newPassword: 'a new long password' },
      { 'idempotency-key': key },
    )
  expect((await password('wrong')).status).toBeGreaterThanOrEqual(400)
  expect(await testApp.db.selectFrom('sent_requests').select('id').where('answer', 'is', null).execute()).toEqual([])
})

test('a request without a stored response is not executed again, because its outcome is unknown', async () => {
  await add(mother)
  // As after a crash between the change and storing the response.
  await testApp.db.updateTable('sent_requests').set({ answer: null }).execute()
  const count = await countContacts()
  expect(await add(mother)).toMatchObject({ status: 409, body: { code: 'outcome-unknown' } })
  expect(await add(mother)).toMatchObject({ status: 409, body: { code: 'outcome-unknown' } })
  expect(await countContacts()).toBe(count)
})

test('a request is not executed again if the clock is set ten days ahead in between', async () => {
  await testApp.runJobs()
  const first = await add(mother)
  testApp.clock.now = new Date(noon.getTime() + 10 * day)
  await testApp.runJobs()
  expect((await add(mother)).body).toEqual(first.body)
})

test('a stored request is deleted within three days', async () => {
  await add(mother)
  const count = async () => (await testApp.db.selectFrom('sent_requests').select('id').execute()).length
  expect(await count()).toBeGreaterThan(0)
  for (const days of [0, 1, 2, 3]) {
    testApp.clock.now = new Date(noon.getTime() + days * day)
    await testApp.runJobs()
  }
  expect(await count()).toBe(0)
})

test('the database contains neither the key nor the response in readable form', async () => {
  await add(mother, { ...contact, notes: 'Only in the morning' })
  const rows = JSON.stringify(await testApp.db.selectFrom('sent_requests').selectAll().execute())
  expect(rows).not.toContain(key)
  expect(rows).not.toMatch(/Amara|morning/)
})
