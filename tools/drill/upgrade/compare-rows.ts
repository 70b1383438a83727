/** Compares the rows of an earlier version with the same rows after the upgrade. */
import type { OpenDatabase } from '../../../src/platform/server/database/database.ts'
import { readTables } from '../../../src/platform/server/database/snapshot/read-tables.ts'
import type { Golden, Row } from './golden.ts'

type Tables = ReadonlyMap<string, readonly Row[]>

export async function listRows({ db, engine }: OpenDatabase): Promise<Tables> {
  const tables = new Map<string, Row[]>()
  let [columns, rows]: [string[], Row[]] = [[], []]
  for await (const line of readTables(db, engine))
    if ('table' in line) {
      ;[columns, rows] = [line.columns, []]
      tables.set(line.table, rows)
    } else rows.push(Object.fromEntries(line.row.map((value, at) => [columns[at] ?? '', value])))
  return tables
}

/** Tables whose rows a migration moved into another table. The rows have new ids there, so they are found by name. */
const moved: Readonly<Record<string, string>> = { photo_files: 'picture_files' }
/** Tables whose rows a migration may delete. Sign-in attempts are stored for a day only. */
const mayBeDeleted = ['sign_in_attempts']

/** Reports each table that is gone, each lost row, and each value that changed in a column that still exists. */
export function compareRows(golden: Golden, after: Tables): { rows: number; problems: string[] } {
  const problems: string[] = []
  let rows = 0
  for (const [table, before] of golden.tables) {
    if (mayBeDeleted.includes(table)) continue
    const now = after.get(moved[table] ?? table)
    if (!now) {
      problems.push(`The table ${table} is gone with ${before.length} rows.`)
      continue
    }
    const key = !moved[table] && before.some((row) => 'id' in row) ? 'id' : 'name'
    for (const row of before) {
      rows += 1
      const found = now.find((one) => one[key] === row[key])
      if (!found) problems.push(`Row ${row[key]} of ${table} is lost.`)
      else
        for (const [column, value] of Object.entries(row))
          if (
            column in found &&
            (column !== 'id' || key === 'id') &&
            JSON.stringify(found[column]) !== JSON.stringify(value)
          )
            problems.push(
              `${column} of row ${row[key]} of ${table} was ${JSON.stringify(value)} and is ${JSON.stringify(found[column])}.`,
            )
    }
  }
  return { rows, problems }
}
