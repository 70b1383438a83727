/** Reads the rows of one journey from every table whose plan (`feature/table-plan.ts`) says `exported`. */
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { journeyColumnOf } from '../feature/delete-rows.ts'
import type { AllPlans, TableName, TablePlan } from '../feature/table-plan.ts'
import type { Schema } from './read-schema.ts'

export type Row = Readonly<Record<string, unknown>>
/** Rows by table, parent tables before child tables. The rows of a table are oldest first. */
export type JourneyRows = ReadonlyMap<TableName, readonly Row[]>

const pictureTable = 'picture_files'

/** The tables of an export, parent tables before child tables. */
export const listExported = (plans: AllPlans): TableName[] =>
  [...plans]
    .filter(([, { scope, exported }]) => scope === 'journey' && exported)
    .map(([name]) => name)
    .toReversed()

/**
 * Reads the rows of an export. It leaves out pending members, rows in the trash with their child rows and pictures, and
 * changes of the journey's state that were undone.
 */
export async function readJourneyRows(
  tx: Tx,
  { plans, schema }: { plans: AllPlans; schema: Schema },
  pregnancyId: number,
): Promise<JourneyRows> {
  const found = new Map<TableName, readonly Row[]>()
  for (const table of listExported(plans)) {
    const plan = plans.get(table)
    const journey = sql.ref(plan ? journeyColumnOf(plan) : 'pregnancy_id')
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${journey} = ${pregnancyId} order by id`.execute(tx)
    found.set(
      table,
      rows.filter((row) => !isGone(row) && hasPerson(row, plan) && hasExportedParents(row, table, { schema, found })),
    )
  }
  const texts = listTexts([...found].filter(([table]) => table !== pictureTable).flatMap(([, rows]) => rows))
  found.set(pictureTable, found.get(pictureTable)?.filter(({ filename }) => texts.has(String(filename))) ?? [])
  return found
}

const isGone = ({ deleted_at, taken_back_at }: Row) => Boolean(deleted_at || taken_back_at)

/** False for an invitation that nobody has accepted yet. The invited person's name and email are not exported. */
const hasPerson = (row: Row, plan: TablePlan | undefined) =>
  Object.keys(plan?.people ?? {}).every((column) => row[column] !== null)

type Context = { schema: Schema; found: ReadonlyMap<string, readonly Row[]> }

/** Whether all parent rows of this row are exported, too. */
function hasExportedParents(row: Row, table: TableName, { schema, found }: Context): boolean {
  const references = schema.get(table)?.references ?? []
  return references.every(({ column, refersTo }) => {
    const parentRows = found.get(refersTo)
    return !parentRows || row[column] === null || idsOf(parentRows).has(row[column])
  })
}

const idsByRows = new WeakMap<readonly Row[], ReadonlySet<unknown>>()

function idsOf(rows: readonly Row[]): ReadonlySet<unknown> {
  const ids = idsByRows.get(rows) ?? new Set(rows.map(({ id }) => id))
  idsByRows.set(rows, ids)
  return ids
}

/** Every text in these rows. All filenames of pictures are among them, whatever their column is called in each table. */
const listTexts = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')))

/** The ids of all people that these rows refer to. */
export function listPeople(plans: AllPlans, rows: JourneyRows): number[] {
  const ids = new Set<number>()
  for (const [table, found] of rows)
    for (const column of Object.keys(plans.get(table)?.people ?? {}))
      for (const row of found) if (typeof row[column] === 'number') ids.add(row[column])
  return [...ids].sort((a, b) => a - b)
}
