import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

const address = '/api/admin/backups'
const nothing = { isPending: false, last: null, failure: null, faultyFiles: 0, isBeingChecked: false, unknownFiles: 0 }

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  for (const table of ['backups', 'jobs'] as const) await testApp.db.deleteFrom(table).execute()
  testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
})

const advanceClock = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

test.each(['GET', 'POST'])(
  'a %s request for the backups is refused to visitors and to members who are not admins',
  async (method) => {
    expect((await testApp.visitor().ask(method, address)).status).toBe(401)
    for (const name of ['grandmother', 'friend'] as const)
      expect(await (await testApp.person(name)).ask(method, address)).toMatchObject({
        status: 403,
        body: { code: 'admin-only' },
      })
    expect(await testApp.db.selectFrom('backups').selectAll().execute()).toEqual([])
  },
)

test('a new installation has no backup', async () => {
  expect(await mother.get(address)).toMatchObject({ status: 200, body: nothing })
})

test('a requested backup is made within a minute, and a second request makes no second backup', async () => {
  // The job has just run. Without a request, it would next run in an hour.
  await testApp.runJobs()
  for (const _ of ['once', 'again'])
    expect(await mother.post(address)).toMatchObject({ status: 201, body: { ...nothing, isPending: true } })
  advanceClock(1)
  await testApp.runJobs()
  const madeAt = '2026-03-15T10:01:00.000Z'
  const last = { madeAt, bytes: expect.any(Number), incompletePhotos: 0 }
  expect((await mother.get(address)).body).toEqual({ ...nothing, last })
  expect(await testApp.db.selectFrom('backups').selectAll().execute()).toHaveLength(1)
})

test('a request within ten minutes of the last backup is refused, and the response says how long to wait', async () => {
  await mother.post(address)
  await testApp.runJobs()
  advanceClock(9)
  const refused = await mother.post(address)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(refused.headers.get('retry-after')).toBe('60')
  advanceClock(1)
  expect((await mother.post(address)).status).toBe(201)
})

test('after a failed backup, the status shows the reason and the last good backup', async () => {
  await mother.post(address)
  await testApp.runJobs()
  const { last } = Object((await mother.get(address)).body)
  const at = '2026-03-16T03:00:00.000Z'
  const failed = { requested_at: at, started_at: at, ended_at: at, failure: 'No room.' }
  await testApp.db.insertInto('backups').values(failed).execute()
  expect((await mother.get(address)).body).toEqual({ ...nothing, last, failure: { failedAt: at, reason: 'No room.' } })
})

test('the status shows how many files no database row refers to', async () => {
  await testApp.db.updateTable('installation').set({ unknown_files: 3 }).execute()
  expect((await mother.get(address)).body).toEqual({ ...nothing, unknownFiles: 3 })
})
