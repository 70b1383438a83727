import { expect, test } from 'vitest'
import { migrations, tablePlans } from '../../../src/app/server/features.ts'
import { migrate } from '../../../src/platform/server/database/migrate.ts'
import { openSqlite } from '../../../src/platform/server/database/sqlite.ts'
import { listExported } from '../../../src/platform/server/export/read-journey.ts'
import { readSchema } from '../../../src/platform/server/export/read-schema.ts'
import { compareRows } from './compare-rows.ts'
import { listGolden } from './golden.ts'

test('golden data exists for the tables as they were before the newest migration', () => {
  const missing = listGolden().map(
    (golden) => migrations.filter(({ name }) => !golden.migrations.includes(name)).length,
  )
  expect(
    Math.min(...missing),
    'Before you add a migration, run npx node tools/drill/upgrade/make-golden.ts, so that the upgrade from the current tables is tested.',
  ).toBeLessThanOrEqual(1)
})

/** The newest migration of the first version whose exports people may have. */
const firstWithExports = '0032-imported-journeys'

test('every exported column that is newer than the first exports may be null, so these exports can still be imported', async () => {
  const first = listGolden().find((golden) => golden.migrations.includes(firstWithExports))
  const database = openSqlite(':memory:')
  await migrate(database, migrations)
  const schema = await readSchema(database.db)
  await database.close()
  const refused = listExported(tablePlans).flatMap((table) => {
    const [row] = first?.tables.get(table) ?? []
    const columns = row ? (schema.get(table)?.columns ?? []) : []
    return columns
      .filter(({ name, isNullable }) => !isNullable && !(name in (row ?? {})))
      .map(({ name }) => `${table}.${name}`)
  })
  expect(first?.tables.get('pregnancies')).toHaveLength(1)
  expect(refused).toEqual([])
})

const before = [{ id: 1, content: 'A kick.', week: 20 }]
const compare = (after: object[], table = 'updates') => {
  const golden = { name: '0005', migrations: [], lines: [], files: [], tables: new Map([['updates', before]]) }
  return compareRows(golden, new Map([[table, after.map((row) => ({ ...row }))]]))
}

test('a new column and a new row are not reported', () => {
  expect(compare([{ id: 1, content: 'A kick.', week: 20, mood: null }, { id: 2 }])).toEqual({ rows: 1, problems: [] })
})

test('a lost row, a changed row and a missing table are reported', () => {
  expect(compare([]).problems).toEqual(['Row 1 of updates is lost.'])
  expect(compare([{ id: 1, content: 'A kick.', week: 21 }]).problems).toEqual([
    'week of row 1 of updates was 20 and is 21.',
  ])
  expect(compare([], 'notes').problems).toEqual(['The table updates is gone with 1 rows.'])
})
