import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

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

test('if two people save at once, the second is refused and gets the values that the first saved', async () => {
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

test('the list gives the same version as the save, and a contact that gets its old values back also gets its old version back', async () => {
  const { version, save, find } = await addDoctor()
  const changed = Object((await save(mother, { notes: 'Fridays' }, version)).body)
  expect((await find()).version).toBe(changed.version)
  expect(changed.version).not.toBe(version)
  expect((await save(mother, {}, changed.version)).body).toMatchObject({ version })
})

describe('the refusal of a save', () => {
  const at = '2026-03-15T10:00:00.000Z'

  test('says who saved the present version and when, even to the person who saved it', async () => {
    const { version, save } = await addDoctor()
    await save(partner, { notes: 'By Sam' }, version)
    testApp.clock.now = new Date('2026-03-15T11:00:00.000Z')
    const lastSave = { firstName: 'Sam', isYou: false, at }
    expect((await save(mother, { notes: 'By Nora' }, version)).body).toMatchObject({ lastSave })
    // The same person, in another window.
    expect((await save(partner, { notes: 'Later' }, version)).body).toMatchObject({
      message: 'This was changed in the meantime. Nothing was saved.',
      lastSave: { ...lastSave, isYou: true },
    })
    testApp.clock.now = new Date(at)
  })

  test('names the person who last changed the values, not a person who saved the same values again', async () => {
    const { version, save } = await addDoctor()
    const saved = Object((await save(partner, { notes: 'By Sam' }, version)).body)
    await save(mother, { notes: 'By Sam' }, saved.version)
    expect((await save(mother, { notes: 'By Nora' }, version)).body).toMatchObject({ lastSave: { firstName: 'Sam' } })
  })

  test('names nobody if the present values were saved by a request without a version', async () => {
    const { version, save } = await addDoctor()
    const refuse = async () => Object((await save(mother, { notes: 'By Nora' }, 'an-earlier-version')).body)
    await save(partner, { notes: 'By Sam' }, version)
    await save(partner, { notes: 'Without a version' })
    expect(await refuse()).toMatchObject({ code: 'changed-meanwhile', present: { notes: 'Without a version' } })
    expect(await refuse()).not.toHaveProperty('lastSave')
  })

  test('does not name a person who is no longer a member', async () => {
    const ruth = await testApp.person('grandmother')
    const { body } = await ruth.post('/api/contacts', doctor)
    const save = (browser: Browser, notes: string) =>
      browser.ask(
        'PUT',
        `/api/contacts/${Object(body).id}`,
        { ...doctor, notes },
        { 'if-match': `"${Object(body).version}"` },
      )
    expect((await save(ruth, 'By Ruth')).status).toBe(200)
    expect((await save(mother, 'By Nora')).body).toMatchObject({ lastSave: { firstName: 'Ruth' } })
    await mother.delete(`/api/admin/users/${cast.grandmother.email}`)
    const refusal = await save(mother, 'By Nora')
    expect(refusal).toMatchObject({ status: 412, body: { present: { notes: 'By Ruth' } } })
    expect(refusal.body).not.toHaveProperty('lastSave')
  })
})
