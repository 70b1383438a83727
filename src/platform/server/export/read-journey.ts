/** The rows of one journey, from every table whose plan says that an export includes them. */
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { journeyColumnOf } from '../feature/delete-rows.ts'
import type { AllPlans, TableName, TablePlan } from '../feature/table-plan.ts'
import type { Schema } from './read-schema.ts'

export type Row = Readonly<Record<string, unknown>>
/** By table, parents before their parts; each table's rows oldest first. */
export type JourneyRows = ReadonlyMap<TableName, readonly Row[]>

const pictureTable = 'picture_files'

/** The tables of an export, parents before their parts. */
export const listExported = (plans: AllPlans): TableName[] =>
  [...plans]
    .filter(([, { scope, exported }]) => scope === 'journey' && exported)
    .map(([name]) => name)
    .toReversed()

/** Reads them without what is in the trash, its parts, and its pictures, and without pending members. */
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
      rows.filter((row) => !row.deleted_at && hasPerson(row, plan) && hasOwners(row, table, { schema, found })),
    )
  }
  const named = listTexts([...found].filter(([table]) => table !== pictureTable).flatMap(([, rows]) => rows))
  found.set(pictureTable, found.get(pictureTable)?.filter(({ filename }) => named.has(String(filename))) ?? [])
  return found
}

/** An invitation that nobody has accepted yet names nobody, and whom it is for is not exported. */
const hasPerson = (row: Row, plan: TablePlan | undefined) =>
  Object.keys(plan?.people ?? {}).every((column) => row[column] !== null)

type Known = { schema: Schema; found: ReadonlyMap<string, readonly Row[]> }

/** Whether everything that this row is part of is exported too. */
function hasOwners(row: Row, table: TableName, { schema, found }: Known): boolean {
  const references = schema.get(table)?.references ?? []
  return references.every(({ column, refersTo }) => {
    const owners = found.get(refersTo)
    return !owners || row[column] === null || idsOf(owners).has(row[column])
  })
}

const known = new WeakMap<readonly Row[], ReadonlySet<unknown>>()

function idsOf(rows: readonly Row[]): ReadonlySet<unknown> {
  const ids = known.get(rows) ?? new Set(rows.map(({ id }) => id))
  known.set(rows, ids)
  return ids
}

/** Every text in these rows: a picture's filename is in a column that has another name in each table. */
const listTexts = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')))

/** The ids of everybody whom these rows name. */
export function listPeople(plans: AllPlans, rows: JourneyRows): number[] {
  const ids = new Set<number>()
  for (const [table, found] of rows)
    for (const column of Object.keys(plans.get(table)?.people ?? {}))
      for (const row of found) if (typeof row[column] === 'number') ids.add(row[column])
  return [...ids].sort((a, b) => a - b)
}
