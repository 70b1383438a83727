/** Inserts the rows of an exported journey as the rows of a new journey. */
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { JourneyRows, Row } from '../export/read-journey.ts'
import type { Schema } from '../export/read-schema.ts'
import { journeyColumnOf } from '../feature/delete-rows.ts'
import type { AllPlans, TableName } from '../feature/table-plan.ts'
import { ImportError } from './import-error.ts'

type Mapping = {
  readonly plans: AllPlans
  readonly schema: Schema
  /** The people of this installation by their ids in the export. */
  readonly people: ReadonlyMap<number, number>
  /** Texts to replace in all columns, with their replacements: filenames of pictures, and names of their files. */
  readonly texts: ReadonlyMap<string, string>
}

/** Inserts the rows with new ids, adapts their references, and returns the id of the new journey. Throws ImportError. */
export async function insertJourneyRows(tx: Tx, rows: JourneyRows, mapping: Mapping): Promise<number> {
  const ids = new Map<string, Map<unknown, number>>([[findPersonTable(mapping.plans), new Map(mapping.people)]])
  let journey: number | undefined
  // Parent tables come first, so the new ids of parents are known when their parts are inserted.
  for (const [table, found] of rows) {
    const known = new Map<unknown, number>()
    ids.set(table, known)
    for (const row of found) known.set(row.id, await insert(tx, table, changeRow(table, row, ids, mapping)))
    if (mapping.plans.get(table)?.journeyColumn === 'id') [journey] = known.values()
  }
  if (journey === undefined) throw new ImportError('The export has no journey.')
  return journey
}

function changeRow(
  table: TableName,
  row: Row,
  ids: ReadonlyMap<string, ReadonlyMap<unknown, number>>,
  { plans, schema, texts }: Mapping,
): Row {
  const plan = plans.get(table)
  const people = Object.keys(plan?.people ?? {}).filter((column) => column !== 'id')
  const references = [
    ...(schema.get(table)?.references ?? []),
    ...people.map((column) => ({ column, refersTo: findPersonTable(plans) })),
  ]
  const changed: Record<string, unknown> = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? (texts.get(value) ?? value) : value,
    ]),
  )
  delete changed.id
  for (const { column, refersTo } of references) {
    if (column === 'id' || row[column] === null) continue
    const id = ids.get(refersTo)?.get(row[column])
    if (id === undefined)
      throw new ImportError(
        `A row of ${table} refers to ${refersTo} ${row[column]}, which does not exist in the export.`,
      )
    changed[column] = id
  }
  // Without a foreign key to its journey, a table's rows would keep the old journey id, perhaps that of another journey.
  const journeyColumn = plan && journeyColumnOf(plan)
  if (journeyColumn && journeyColumn !== 'id' && !references.some(({ column }) => column === journeyColumn))
    throw new Error(`${table}.${journeyColumn} must refer to the table of journeys.`)
  return changed
}

/** The table of people: the one whose `id` names a person, as its plan (`table-plan.ts`) says. */
const findPersonTable = (plans: AllPlans): string => [...plans].find(([, { people = {} }]) => 'id' in people)?.[0] ?? ''

async function insert(tx: Tx, table: TableName, row: Row): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(sql.ref))})
    values (${sql.join(Object.values(row))}) returning id`.execute(tx)
  return Number(rows[0]?.id)
}
