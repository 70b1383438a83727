/**
 * Fills every table with rows for two journeys and two people, so a test can see whose rows a deletion removes. Also compares
 * the manifests with the schema.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/database/failures.ts'
import type { Schema } from '#platform/server/export/read-schema.ts'
import { journeyColumnOf } from '#platform/server/feature/delete-rows.ts'
import type { TableName, TablePlan } from '#platform/server/feature/table-plan.ts'
import { tablePlans } from '../features.ts'
import { loadSamples } from '../samples/testing.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: number }
/** Rows by table and id, such as `members 7`. */
export type Snapshot = ReadonlyMap<string, { table: TableName; row: Row }>

/** All rows of the tables in the manifests. They are sorted, because PostgreSQL moves a row when it changes. */
export async function readRows(db: Database): Promise<Snapshot> {
  const rows = [...tablePlans.keys()].map(async (table) => {
    // This table has no id column.
    if (table === 'migrations') return []
    const found = await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db)
    return found.rows.map((row) => [`${table} ${row.id}`, { table, row }] as const)
  })
  return new Map((await Promise.all(rows)).flat())
}

type Owners = { people: readonly number[]; journeys: readonly number[] }

/**
 * Fills each table that belongs to journeys or people. For each column that can name a person, it adds one row for each
 * person in each journey.
 */
export async function fillTables(db: Database, schema: Schema, { people, journeys }: Owners): Promise<void> {
  const fill = createFiller(db, schema, await loadSamples())
  for (const [table, plan] of tablePlans) {
    if (plan.scope === 'installation') continue
    const columns = Object.keys(plan.people ?? {}).filter((column) => column !== 'id')
    for (const column of columns.length > 0 ? columns : [null])
      for (const person of people) for (const journey of journeys) await fill(table, { column, person, journey })
  }
}

/** Adds one row to each empty table whose scope is `installation`. */
export async function fillInstallationTables(db: Database, schema: Schema): Promise<void> {
  for (const [table, { scope }] of tablePlans) {
    const rows = scope === 'installation' ? await sql`select 1 from ${sql.table(table)}`.execute(db) : null
    if (rows?.rows.length !== 0) continue
    const columns = schema.get(table)?.columns.filter(({ name }) => name !== 'id') ?? []
    const values = columns.map(({ name, type }) => makeValue(`${table}.${name}`, type, 1))
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(db)
  }
}

type Wanted = { column: string | null; person: number; journey: number }

/** Returns a function that inserts a row for a person and a journey, and new rows for whatever else it refers to. */
function createFiller(db: Database, schema: Schema, samples: Awaited<ReturnType<typeof loadSamples>>) {
  let count = 0

  async function fill(table: TableName, wanted: Wanted): Promise<number> {
    const plan = tablePlans.get(table)
    const { columns, references } = schema.get(table) ?? { columns: [], references: [] }
    const row: Record<string, unknown> = {}
    count += 1
    for (const { name, type } of columns) row[name] = makeValue(`${table}.${name}`, type, count)
    delete row.id
    for (const { column, refersTo } of references) row[column] = await refer(column, refersTo, wanted)
    const pregnancyId = plan && journeyColumnOf(plan) in row ? wanted.journey : null
    Object.assign(row, await samples.rows?.[table]?.(db, { pregnancyId, count }))
    try {
      return await insert(table, row)
    } catch (error) {
      const known = isUniqueViolation(error) ? await findKnown(table, plan, wanted) : undefined
      if (known === undefined) throw new Error(explain(table), { cause: error })
      return known
    }
  }

  async function refer(column: string, refersTo: string, wanted: Wanted): Promise<number> {
    if (refersTo === 'pregnancies') return wanted.journey
    if (column === wanted.column) return wanted.person
    // A new parent row, or a new person whom the test does not delete.
    return fill(refersTo as TableName, { ...wanted, column: null })
  }

  /** Finds the existing row if the table allows only one row for a person or a journey. */
  async function findKnown(table: TableName, plan: TablePlan | undefined, { column, person, journey }: Wanted) {
    if (!plan) return undefined
    const ofPerson = column ? sql`${sql.ref(column)} = ${person}` : sql`1 = 1`
    const inJourney = plan.journeyEnds ? sql`${sql.ref(journeyColumnOf(plan))} = ${journey}` : sql`1 = 1`
    const find = async (where: RawBuilder<unknown>) =>
      (await sql<Row>`select id from ${sql.table(table)} where ${where}`.execute(db)).rows[0]?.id
    return (await find(sql`${ofPerson} and ${inJourney}`)) ?? (plan.journeyEnds && find(inJourney))
  }

  async function insert(table: TableName, row: Record<string, unknown>): Promise<number> {
    const { rows } = await sql<Row>`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(sql.ref))})
      values (${sql.join(Object.values(row))}) returning id`.execute(db)
    if (!rows[0]) throw new Error(explain(table))
    return rows[0].id
  }

  return fill
}

const explain = (table: string) =>
  `The table ${table} cannot be filled from its schema alone: add the missing values to rows.${table} in its feature's server/samples.ts.`

/** A valid value for this column. `deleted_at` is null, so no row is in the trash. */
function makeValue(name: string, type: string, count: number): unknown {
  if (name.endsWith('.deleted_at')) return null
  if (name.endsWith('_at')) return '2026-03-01T00:00:00.000Z'
  if (type === 'integer' || type === 'bigint') return count
  if (type === 'blob' || type === 'bytea') return new Uint8Array([count % 256])
  return `${name} ${count}`
}

/** Lists tables, columns and references that are only in the schema, or only in a manifest. */
export function listMissing(schema: Schema): string[] {
  const unplanned = [...schema.keys()].filter((table) => !tablePlans.has(table as TableName))
  return [
    ...unplanned.map((table) => `${table}: no manifest says what happens to its rows; add it to the feature's tables.`),
    ...[...tablePlans].flatMap(([table, plan]) => comparePlan(table, plan, schema).map((what) => `${table}: ${what}`)),
  ]
}

function comparePlan(table: TableName, plan: TablePlan, schema: Schema): string[] {
  const known = schema.get(table)
  if (!known) return ['the schema has no such table.']
  const columns = known.columns.map(({ name }) => name)
  const { people = {}, partOf = [] } = plan
  const named = [...Object.keys(people), ...(plan.journeyEnds ? [journeyColumnOf(plan)] : [])]
  const parents = known.references.filter(({ refersTo }) => refersTo !== 'users' && refersTo !== 'pregnancies')
  const persons = [
    ...known.references.filter(({ refersTo }) => refersTo === 'users').map(({ column }) => column),
    ...columns.filter((column) => column === 'user_id'),
  ]
  return [
    ...named.filter((column) => !columns.includes(column)).map((column) => `it has no column ${column}.`),
    ...persons
      .filter((column) => !people[column])
      .map((column) => `add ${column} to the plan's people: it says what happens to that person's rows.`),
    ...(columns.includes('pregnancy_id') && !plan.journeyEnds ? ['say in journeyEnds what happens to its rows.'] : []),
    ...(columns.includes('deleted_at') && !plan.trashEmpties ? ['say in trashEmpties what happens to its rows.'] : []),
    ...parents
      .filter(({ refersTo }) => !partOf.includes(refersTo as TableName))
      .map(({ refersTo }) => `it refers to ${refersTo}: add that table to partOf.`),
    ...partOf
      .filter((one) => !parents.some(({ refersTo }) => refersTo === one))
      .map((one) => `none of its columns refers to ${one}: remove that table from partOf.`),
  ]
}
