import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { overwriteDeleted, rewriteDatabaseFile } from './overwrite-deleted.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const run = (at: string, engine = testApp.services.engine) =>
  overwriteDeleted.run({ ...testApp.services, engine }, new Date(at), new AbortController().signal)

/** The day on which the file was last rewritten. */
async function rewrittenOn({ db } = testApp): Promise<string | undefined> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0] && new Date(rows[0].user_version * 86_400_000).toISOString().slice(0, 10)
}

const first = '2026-03-15'
/** Free bytes on the disk. */
const enough = 1e12

test.runIf(process.env.NESTLING_TEST_ENGINE === 'sqlite').each([
  ['on the same day', '2026-03-15T23:59:59.999Z', first],
  ['six days later', '2026-03-21T23:59:59.999Z', first],
  ['seven days later', '2026-03-22T00:00:00.000Z', '2026-03-22'],
  ['a week before, because the clock was wrong', '2026-03-08T12:00:00.000Z', '2026-03-08'],
])('a rewritten database file is rewritten again only if it is due: %s', async (_, at, expected) => {
  await run('2026-03-15T10:00:00.000Z')
  expect(await rewrittenOn()).toBe(first)
  await run(at)
  expect(await rewrittenOn()).toBe(expected)
})

test.runIf(process.env.NESTLING_TEST_ENGINE === 'sqlite').each([
  ['is not rewritten by day', new Date(2026, 2, 23, 12), first],
  ['is rewritten at night', new Date(2026, 2, 23, 4), '2026-03-23'],
  ['is rewritten by day after two weeks', new Date(2026, 2, 30, 12), '2026-03-30'],
])('a large file %s', async (_, at, expected) => {
  await run('2026-03-15T10:00:00.000Z')
  await rewriteDatabaseFile(testApp.db, at, enough, 0)
  expect(await rewrittenOn()).toBe(expected)
})

test.runIf(process.env.NESTLING_TEST_ENGINE === 'sqlite')(
  'a large file that was never rewritten, such as a restored one, is rewritten at night, or after a week',
  async () => {
    const isRewritten = async (at: Date) => {
      await rewriteDatabaseFile(testApp.db, at, enough, 0)
      return (await rewrittenOn()) === at.toISOString().slice(0, 10)
    }
    await sql`pragma user_version = 0`.execute(testApp.db)
    expect(await isRewritten(new Date(2026, 2, 15, 12))).toBe(false)
    expect(await isRewritten(new Date(2026, 2, 21, 12))).toBe(false)
    expect(await isRewritten(new Date(2026, 2, 22, 12))).toBe(true)
    await sql`pragma user_version = 0`.execute(testApp.db)
    expect(await isRewritten(new Date(2026, 2, 15, 12))).toBe(false)
    expect(await isRewritten(new Date(2026, 2, 16, 4))).toBe(true)
  },
)

test.runIf(process.env.NESTLING_TEST_ENGINE === 'sqlite')(
  'without enough disk space, the file is not rewritten, but its write-ahead log is emptied',
  async () => {
    const inFile = await openTestApp({ inSqliteFile: true })
    onTestFinished(() => inFile.close())
    const file = join(inFile.dataDir, 'nestling.db')
    const runWith = (free: number) => {
      const reserve = { ...inFile.services.reserve, measure: () => ({ free, size: 1e9 }) }
      return overwriteDeleted.run({ ...inFile.services, reserve }, inFile.clock.now, new AbortController().signal)
    }
    await inFile.db.updateTable('installation').set({ unknown_files: 0 }).execute()
    await expect(runWith(statSync(file).size)).rejects.toMatchObject({
      code: 'storage-full',
      details: { fault: 'disk-full' },
    })
    expect(statSync(`${file}-wal`).size).toBe(0)
    expect(await rewrittenOn(inFile)).toBe('1970-01-01')
    await runWith(enough)
    expect(await rewrittenOn(inFile)).toBe(first)
  },
)

test('a PostgreSQL database is not rewritten', async () => {
  await sql`pragma user_version = 0`.execute(testApp.db).catch(() => undefined)
  await run('2026-03-15T10:00:00.000Z', 'postgres')
  if (testApp.services.engine === 'sqlite') expect(await rewrittenOn()).toBe('1970-01-01')
})
