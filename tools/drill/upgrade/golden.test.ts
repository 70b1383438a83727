import { expect, test } from 'vitest'
import { migrations } from '../../../src/app/server/features.ts'
import { compareRows } from './compare-rows.ts'
import { listGolden } from './golden.ts'

test('there is data of the tables before the newest migration', () => {
  const missing = listGolden().map(
    (golden) => migrations.filter(({ name }) => !golden.migrations.includes(name)).length,
  )
  expect(
    Math.min(...missing),
    'Before you add a migration, run npx node tools/drill/upgrade/make-golden.ts, so that the upgrade from the current tables is tested.',
  ).toBeLessThanOrEqual(1)
})

const before = [{ id: 1, content: 'A kick.', week: 20 }]
const compare = (after: object[], table = 'updates') => {
  const golden = { name: '0005', migrations: [], lines: [], files: [], tables: new Map([['updates', before]]) }
  return compareRows(golden, new Map([[table, after.map((row) => ({ ...row }))]]))
}

test('no problem is reported for a row that has only gained columns', () => {
  expect(compare([{ id: 1, content: 'A kick.', week: 20, mood: null }, { id: 2 }])).toEqual({ rows: 1, problems: [] })
})

test('a lost row, a changed row and a missing table are reported', () => {
  expect(compare([]).problems).toEqual(['Row 1 of updates is lost.'])
  expect(compare([{ id: 1, content: 'A kick.', week: 21 }]).problems).toEqual([
    'week of row 1 of updates was 20 and is 21.',
  ])
  expect(compare([], 'notes').problems).toEqual(['The table updates is gone with 1 rows.'])
})
