import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { overwriteDeleted } from './overwrite-deleted.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const run = (at: string, engine = testApp.services.engine) =>
  overwriteDeleted.run({ ...testApp.services, engine }, new Date(at), new AbortController().signal)

/** The day on which the file was last rewritten, counted from 1970. */
async function rewrittenOn(): Promise<string | undefined> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(testApp.db)
  return rows[0] && new Date(rows[0].user_version * 86_400_000).toISOString().slice(0, 10)
}

const first = '2026-03-15'

test.runIf(process.env.NESTLING_TEST_ENGINE === 'sqlite').each([
  ['on the same day', '2026-03-15T23:59:59.999Z', first],
  ['six days later', '2026-03-21T23:59:59.999Z', first],
  ['seven days later', '2026-03-22T00:00:00.000Z', '2026-03-22'],
  ['a week before, by a clock that was wrong', '2026-03-08T12:00:00.000Z', '2026-03-08'],
])('the file of a database that was rewritten is rewritten again %s as it should be', async (_, at, expected) => {
  await run('2026-03-15T10:00:00.000Z')
  expect(await rewrittenOn()).toBe(first)
  await run(at)
  expect(await rewrittenOn()).toBe(expected)
})

test('nothing of SQLite’s is asked of another database', async () => {
  await sql`pragma user_version = 0`.execute(testApp.db).catch(() => undefined)
  await run('2026-03-15T10:00:00.000Z', 'postgres')
  if (testApp.services.engine === 'sqlite') expect(await rewrittenOn()).toBe('1970-01-01')
})
