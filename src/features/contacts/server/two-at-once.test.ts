import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let partner: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
})
afterAll(() => testApp.close())

const doctor = { name: 'Amara Nwosu', category: 'doctor', notes: 'Mondays' }

async function addDoctor() {
  const { id, version } = Object((await mother.post('/api/contacts', doctor)).body)
  const save = (browser: Browser, body: object, ifMatch?: string) =>
    browser.ask('PUT', `/api/contacts/${id}`, { ...doctor, ...body }, ifMatch ? { 'if-match': `"${ifMatch}"` } : {})
  const find = async () =>
    Object((await mother.get('/api/contacts?limit=200')).body).find((contact: { id: number }) => contact.id === id)
  return { version, save, find }
}

test('of two people who save at once, the second is refused and gets what the first saved', async () => {
  const { version, save, find } = await addDoctor()
  const replies = await Promise.all([
    save(mother, { notes: 'By Nora' }, version),
    save(partner, { notes: 'By Sam' }, version),
  ])
  const [saved, refused] = replies.toSorted((one, other) => one.status - other.status)
  expect(saved?.status).toBe(200)
  expect(refused).toMatchObject({ status: 412, body: { code: 'changed-meanwhile', present: saved?.body } })
  expect(await find()).toEqual(saved?.body)
})

test('a save without a version replaces the contact, even after somebody else has changed it', async () => {
  const { save, find } = await addDoctor()
  await save(partner, { notes: 'By Sam' })
  expect((await save(mother, { notes: 'By Nora' })).status).toBe(200)
  expect(await find()).toMatchObject({ notes: 'By Nora' })
})

test('the version in a list is that of the single contact, and returns with the same values', async () => {
  const { version, save, find } = await addDoctor()
  const changed = Object((await save(mother, { notes: 'Fridays' }, version)).body)
  expect((await find()).version).toBe(changed.version)
  expect(changed.version).not.toBe(version)
  expect((await save(mother, {}, changed.version)).body).toMatchObject({ version })
})
