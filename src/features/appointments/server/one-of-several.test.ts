/** Changing or restoring one appointment leaves the others unchanged. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.deleteFrom('appointments').execute()
})

const scan = { title: 'Scan', appointmentDate: '2026-03-20T09:30:00Z' }
const add = async (): Promise<number> => Object((await mother.post('/api/appointments', scan)).body).id
const listRows = () => testApp.db.selectFrom('appointments').selectAll().orderBy('id').execute()

test('changing an appointment leaves another as it was', async () => {
  const [one, other] = [await add(), await add()]
  const [, before] = await listRows()
  await mother.ask('PUT', `/api/appointments/${one}`, { ...scan, title: 'Moved' })
  const [changed, after] = await listRows()
  expect([changed?.title, changed?.revision]).toEqual(['Moved', 1])
  expect(after).toEqual(before)
  expect(after?.id).toBe(other)
})

test('restoring an appointment raises only its own revision, so calendar apps show it again', async () => {
  const one = await add()
  await add()
  await mother.delete(`/api/appointments/${one}`)
  const [deleted, before] = await listRows()
  await mother.post(`/api/appointments/${one}/restore`)
  const [back, after] = await listRows()
  expect(back).toMatchObject({ deleted_at: null, revision: Number(deleted?.revision) + 1 })
  expect(after).toEqual(before)
})

test('restoring an appointment that was not deleted changes nothing', async () => {
  const one = await add()
  const before = await listRows()
  await mother.post(`/api/appointments/${one}/restore`)
  expect(await listRows()).toEqual(before)
})
