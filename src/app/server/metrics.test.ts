import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './testing.ts'

const token = 'a-token-of-these-tests'
const key = { authorization: `Bearer ${token}` }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ environment: { metricsToken: token } })
})
afterAll(() => testApp.close())

/** Reads the metrics. The keys are the printed names and labels. */
async function readFigures(): Promise<Record<string, number>> {
  const { status, text, headers } = await testApp.visitor().get('/metrics', key)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
  expect(text.endsWith('# EOF\n')).toBe(true)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('without a token in the settings, /metrics answers 404', async () => {
  const closed = await openTestApp({ world: null })
  expect((await closed.visitor().get('/metrics', key)).status).toBe(404)
  await closed.close()
})

test.each([
  ['no token', {}],
  ['a wrong token', { authorization: 'Bearer a-token-of-these-testz' }],
  ['the beginning of the token', { authorization: 'Bearer a-token' }],
  ['the token without its scheme', { authorization: token }],
])('a request with %s is refused, even from an admin, and the response gives no reason', async (_, headers) => {
  for (const browser of [testApp.visitor(), await testApp.person('mother')]) {
    const { status, body } = await browser.get('/metrics', headers)
    expect({ status, body }).toEqual({ status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } })
  }
})

test('requests are counted by status, and an unknown method adds no line', async () => {
  const visitor = testApp.visitor()
  await visitor.get('/api/contacts')
  await visitor.get('/api/contacts')
  await visitor.ask('BREW', '/api/contacts')
  const figures = await readFigures()
  const count = (labels: string) => figures[`nestling_request_duration_seconds_count{${labels}}`]
  expect(count('kind="call",method="GET",status="401"')).toBe(2)
  expect(Object.keys(figures).filter((name) => name.includes('BREW'))).toEqual([])
  expect(figures['nestling_request_duration_seconds_bucket{le="+Inf",kind="call",method="GET",status="401"}']).toBe(2)
})

test('the metrics include the last backup, the disk, the mail and the process', async () => {
  expect(await readFigures()).toMatchObject({
    nestling_ready: 1,
    nestling_last_backup_timestamp_seconds: 0,
    nestling_last_backup_failed: 0,
    nestling_messages_waiting: 0,
    nestling_faults: 0,
  })
  const at = '2026-03-15T03:00:00.000Z'
  const backup = { requested_at: at, started_at: at, ended_at: at }
  await testApp.db
    .insertInto('backups')
    .values({ ...backup, name: 'a', bytes: 1 })
    .execute()
  await testApp.db
    .insertInto('backups')
    .values({ ...backup, failure: 'No room.' })
    .execute()
  const figures = await readFigures()
  expect(figures).toMatchObject({
    nestling_last_backup_timestamp_seconds: Date.parse(at) / 1000,
    nestling_last_backup_failed: 1,
  })
  expect(figures.nestling_disk_free_bytes).toBeGreaterThan(0)
  expect(figures.process_resident_memory_bytes).toBeGreaterThan(1e6)
})

test('while the database cannot be read, the metrics say so and leave out figures from the database', async () => {
  await testApp.db.schema.alterTable('installation').renameTo('lost').execute()
  // The result of the readiness check is reused for a second.
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  const figures = await readFigures()
  await testApp.db.schema.alterTable('lost').renameTo('installation').execute()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  expect(figures.nestling_ready).toBe(0)
  expect(figures).not.toHaveProperty('nestling_messages_waiting')
  expect(await readFigures()).toMatchObject({ nestling_ready: 1, nestling_messages_waiting: 0 })
})
