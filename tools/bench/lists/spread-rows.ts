/** Inserts hundreds of thousands of rows, with one SQL statement for each table. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../src/platform/server/database/database.ts'
import type { Tables } from '../../../src/platform/server/database/tables.ts'

/** The measured journey and the others. Ids are consecutive, and all other journeys have the same number of people. */
export type Journeys = {
  own: { id: number; firstUser: number; people: number }
  others: { firstId: number; count: number; firstUser: number; people: number }
}

/** The number of rows for the measured journey, and for each of the others. */
export type Amount = { own: number; each: number }

/** Columns of a generated row: its number within its journey, from 1 on, and the user id of the person who made it. */
export const place = sql<number>`place`
export const maker = sql<number>`maker`

type Value = RawBuilder<unknown> | string | number

/** Adds rows to all journeys in turn. As in real use, the rows of one journey are then not stored close together. */
export async function spreadRows<Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  tx: Tx,
  table: Table,
  { own, others }: Journeys,
  amount: Amount,
  columns: Readonly<Record<Column, Value>>,
): Promise<void> {
  const lit = sql.lit<number>
  const [mine, all] = [lit(amount.own), lit(amount.own + amount.each * others.count)]
  // At least 1, because the statement divides by it even without other journeys.
  const count = lit(Math.max(1, others.count))
  const entries = Object.entries<Value>(columns)
  const values = entries.map(([, value]) => (typeof value === 'object' ? value : sql.lit(value)))
  await sql`
    with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${all}),
    shares as (select n, n * ${mine} / ${all} as own, (n - 1) * ${mine} / ${all} as own_before from numbers),
    assigned as (
      select n, own > own_before as is_own, (n - own - 1) % ${count} as other,
        case when own > own_before then own else (n - own - 1) / ${count} + 1 end as place
      from shares
    ),
    planned as (
      select n, place,
        case when is_own then ${lit(own.id)} else ${lit(others.firstId)} + other end as pregnancy_id,
        case when is_own then ${lit(own.firstUser)} + place % ${lit(own.people)}
          else ${lit(others.firstUser)} + other * ${lit(others.people)} + place % ${lit(others.people)} end as maker
      from assigned
    )
    insert into ${sql.table(table)} (${sql.join(['pregnancy_id', ...entries.map(([name]) => name)].map(sql.ref))})
    select pregnancy_id, ${sql.join(values)} from planned order by n`.execute(tx)
}
