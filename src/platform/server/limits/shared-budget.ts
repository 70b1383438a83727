import { sql } from 'kysely'
import { AppError } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import type { Limit } from './budget.ts'

/**
 * A budget that several processes on one PostgreSQL share. Spending takes one statement, so simultaneous calls cannot
 * exceed the limit. The row stores when the budget will be full again.
 */
export function createSharedBudget(db: Database, name: string, { most, perMinute }: Limit) {
  const costMs = 60_000 / perMinute

  return {
    /** Spends one unit; throws `too-many-attempts` with the seconds to wait when none is left. */
    async spend(spender: number, now: Date): Promise<void> {
      const after = (spent: number) => new Date(now.getTime() + spent * costMs).toISOString()
      const known = sql.ref('known.full_at')
      // Even an empty budget is full again after `most` × `costMs`. A later time was stored while the clock was wrong, so it
      // is ignored.
      const isWrong = sql`${known} > ${after(most)}`
      const begin = sql`case when ${isWrong} then ${after(0)} else greatest(${known}, ${after(0)}) end`
      const next = sql`(${begin})::timestamptz at time zone 'UTC' + ${costMs}::float8 * interval '1 millisecond'`
      const { rows } = await sql`
        insert into budgets as known (name, spender, full_at) values (${name}, ${spender}, ${after(1)})
        on conflict (name, spender) do update set full_at = to_char(${next}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        where ${known} <= ${after(most - 1)} or ${isWrong}
        returning id
      `.execute(db)
      if (rows.length > 0) return
      const empty = db.selectFrom('budgets').select('full_at').where('name', '=', name).where('spender', '=', spender)
      const fullAt = (await empty.executeTakeFirst())?.full_at ?? after(most)
      const waitMs = Date.parse(fullAt) - Date.parse(after(most - 1))
      throw new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, waitMs / 1000) })
    },
  }
}

/** Deletes the rows of budgets that are full again. Such a budget needs no row. */
export async function deleteFullBudgets({ db }: { db: Database }, now: Date): Promise<void> {
  await db.deleteFrom('budgets').where('full_at', '<=', now.toISOString()).execute()
}
