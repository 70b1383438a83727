/** Lists and makes the changes of the schema that Citus needs to spread the journeys over several servers. */
import { sql } from 'kysely'
import { tablePlans } from '../../../src/app/server/features.ts'
import type { Database } from '../../../src/platform/server/database/database.ts'

/** A key, a unique index or a foreign key, as PostgreSQL's catalog describes it. */
type Constraint = {
  table: string
  name: string
  kind: 'key' | 'index' | 'reference'
  columns: string[]
  refersTo: string | null
  referred: string[]
  /** What happens when the referred row is deleted: no action, cascade or set null. */
  onDelete: 'a' | 'c' | 'n'
  isPrimary: boolean
  /** The condition of a partial index. */
  condition: string | null
}

export type Change = { table: string; what: string; drop: string; add: string | null }

/** The distribution column of this table; undefined if its rows are not distributed. */
export function findDistributionColumn(table: string): string | undefined {
  const plan = [...tablePlans].find(([name]) => name === table)?.[1]
  return plan?.scope === 'journey' ? (plan.journeyColumn ?? 'pregnancy_id') : undefined
}

/**
 * The changes that Citus requires. Each key and each reference between distributed tables needs the distribution column. A
 * table that is not distributed must not refer to a distributed one.
 */
export async function listChanges(db: Database): Promise<Change[]> {
  return (await readConstraints(db)).flatMap((constraint): Change[] => {
    const { table, name, kind, columns, refersTo } = constraint
    const column = findDistributionColumn(table)
    const target = refersTo === null ? undefined : findDistributionColumn(refersTo)
    const id = `"${name}"`
    const dropped = { table, drop: `alter table "${table}" drop constraint ${id}` }
    if (kind === 'reference') {
      if (!target) return []
      if (!column) return [{ ...dropped, what: `${columns} no longer refers to ${refersTo}`, add: null }]
      if (columns.includes(column) || refersTo === 'pregnancies') return []
      return [
        {
          ...dropped,
          what: `${columns} refers to ${refersTo} by ${column} too`,
          add: referenceOf(constraint, column, target),
        },
      ]
    }
    if (!column || columns.includes(column)) return []
    const wider = [column, ...columns].map((each) => `"${each}"`).join(', ')
    const what = `${kind === 'key' && constraint.isPrimary ? 'primary key' : 'unique'} ${columns.join(', ')} becomes ${[column, ...columns].join(', ')}`
    const add =
      kind === 'index'
        ? `create unique index ${id} on "${table}" (${wider})${constraint.condition ? ` where ${constraint.condition}` : ''}`
        : `alter table "${table}" add constraint ${id} ${constraint.isPrimary ? 'primary key' : 'unique'} (${wider})`
    return [{ table, what, drop: kind === 'index' ? `drop index ${id}` : dropped.drop, add }]
  })
}

function referenceOf(
  { table, name, columns, refersTo, referred, onDelete }: Constraint,
  column: string,
  target: string,
): string {
  const ends = { a: '', c: ' on delete cascade', n: ` on delete set null ("${columns}")` }
  return `alter table "${table}" add constraint "${name}" foreign key ("${column}", "${columns}")
    references "${refersTo}" ("${target}", "${referred}")${ends[onDelete]}`
}

/** Makes the changes. The old foreign keys are dropped first, and the new ones are added last. */
export async function makeChanges(db: Database, changes: readonly Change[]): Promise<void> {
  const isReference = ({ what }: Change) => what.includes('refers to')
  const ordered = [...changes.filter(isReference), ...changes.filter((change) => !isReference(change))]
  await db.transaction().execute(async (tx) => {
    for (const { drop } of ordered) await sql.raw(drop).execute(tx)
    for (const { add } of ordered.toReversed()) if (add) await sql.raw(add).execute(tx)
  })
}

async function readConstraints(db: Database): Promise<Constraint[]> {
  const columnsOf = (table: string, numbers: string) =>
    sql.raw(`array(
    select a.attname::text from unnest(${numbers}) with ordinality as k (number, at)
    inner join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number order by k.at)`)
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as "table", conname as name, case contype when 'f' then 'reference' else 'key' end as kind,
      ${columnsOf('conrelid', 'conkey')} as columns, confrelid::regclass::text as "refersTo",
      ${columnsOf('confrelid', 'confkey')} as referred, confdeltype as "onDelete", contype = 'p' as "isPrimary",
      null as condition
    from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, 'index', ${columnsOf('indrelid', 'indkey::int2[]')},
      null, '{}', 'a', false, pg_get_expr(indpred, indrelid)
    from pg_index where indisunique and indrelid::regclass::text in (select tablename from pg_tables where schemaname = 'public')
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, refersTo: row.refersTo === '-' ? null : row.refersTo }))
}
