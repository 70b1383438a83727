/**
 * Reads SQLite's query plan of every statement. Except for those in `allowed`, no statement may scan a whole table that grows with
 * the number of journeys.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedEngine } from '#platform/server/database/testing.ts'
import type { TableName } from '#platform/server/feature/table-plan.ts'
import { tablePlans } from './features.ts'
import { readJourneys } from './queries/distribution/testing.ts'
import { listFullScans } from './queries/plans/testing.ts'
import { type Recorded, recordQueries } from './queries/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

/** Tables that do not grow with the number of journeys, or are emptied within a day. */
const small: readonly TableName[] = [
  ...(['installation', 'migrations', 'jobs', 'backups', 'exports', 'deleted_files'] as const),
  'push_keys',
]

/** Statements that may read a table in full, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'select 1 from "picture_files" limit 1': 'It ends at the first row.',
  'select 1 from "news_events" limit 1': 'It ends at the first row.',
  'select "id" from "users" where "deleted_at" is null limit ?': 'Only before set-up, when nobody has an account.',
  'select count(*) as "count" from "picture_files"': 'Once a night, to compute a 28th of the number of files.',
  'delete from "news_reminders" where "starts_at" < ?':
    'Once an hour. The table has rows only for dates within about five days.',
}

/** The number of statements that do not name their journey. New statements must name it. Lower the number if you fix one. */
const mostWithoutJourney = 70

// PostgreSQL has the same indexes, but chooses among them by its statistics, and a test database has no statistics.
describe.runIf(testedEngine === 'sqlite')('the SQL statements', () => {
  let testApp: TestApp
  let recorded: Recorded
  beforeAll(async () => {
    testApp = await openTestApp()
    recorded = await recordQueries()
  })
  afterAll(() => testApp.close())

  test('do not read all rows of a table that grows with the number of journeys', async () => {
    const found: string[] = []
    for (const [statement, place] of recorded) {
      const scanned = await listFullScans(testApp.db, statement)
      const growing = scanned.filter((table) => !small.some((name) => name === table))
      if (growing.length > 0 && !(statement in allowed))
        found.push(`${place} reads all of ${growing.join(' and ')}: ${statement}`)
    }
    expect(found).toEqual([])
  })

  test('are reported if they read a whole table because no index serves them', async () => {
    expect(await listFullScans(testApp.db, 'select "id" from "updates" where "content" = ?')).toEqual(['updates'])
  })

  // If journeys are spread over several databases (docs/scaling.md), a statement without a journey goes to all of them.
  test('name the journey whose rows they touch, with a known number of exceptions', () => {
    const read = [...recorded.keys()].map((statement) => ({ statement, ...readJourneys(statement) }))
    expect(read.filter(({ touched }) => touched.length > 0).length).toBeGreaterThan(150)
    const withoutJourney = read.filter((one) => one.withoutJourney.length > 0).map(({ statement }) => statement)
    expect(withoutJourney.length, withoutJourney.join('\n')).toBeLessThanOrEqual(mostWithoutJourney)
  })

  test('together name every table', () => {
    const all = [...recorded.keys()].join()
    expect([...tablePlans.keys()].filter((table) => !all.includes(`"${table}"`))).toEqual([])
  })
})
