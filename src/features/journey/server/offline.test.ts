import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { OfflineAddresses } from '../contract.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

const listFor = async (browser: Browser) =>
  OfflineAddresses.parse((await browser.get('/api/pregnancies/current/offline')).body)

test('every address in the offline list returns 200', async () => {
  const { today, forDays } = await listFor(mother)
  for (const address of [...today, ...forDays]) expect(await mother.get(address)).toMatchObject({ status: 200 })
})

test('the offline list has the journey, its people, sections and guide; only the current week is listed twice', async () => {
  const id = await testApp.findJourney('Pip')
  const { today, forDays } = await listFor(mother)
  expect(today).toEqual(
    expect.arrayContaining([
      '/api/contacts?limit=200',
      '/api/guide/numbers/GB',
      '/api/guide/weeks/30',
      '/api/pregnancies/current',
      `/api/pregnancies/${id}/appointments?before=2026-03-15T00%3A00%3A00.000Z`,
      `/api/pregnancies/${id}/appointments?from=2026-03-15T00%3A00%3A00.000Z`,
      `/api/pregnancies/${id}/family`,
      `/api/pregnancies/${id}/updates`,
      `/api/pregnancies/${id}/updates?limit=10`,
    ]),
  )
  expect(forDays.filter((address) => address.startsWith('/api/guide/weeks/'))).toHaveLength(2 * 39)
  expect(new Set([...today, ...forDays]).size).toBe(today.length + forDays.length - 1)
})

test('the offline list has no address of a section that the person may not see', async () => {
  const id = await testApp.findJourney('Pip')
  const guest = { ...allRights, updates: 'nothing', appointments: 'nothing', contacts: 'nothing' }
  await mother.ask('PUT', `/api/pregnancies/${id}/rights`, { family: allRights, guest })
  const { today } = await listFor(await testApp.person('friend'))
  expect(today.join()).not.toMatch(/contacts|appointments|updates/)
  expect(today).toContain(`/api/pregnancies/${id}/family`)
})
