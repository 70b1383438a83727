import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Feature } from './define-feature.ts'
import { journeyColumnOf } from './delete-rows.ts'
import { expandRetentionRule, type TablePlan } from './table-plan.ts'

type Person = { readonly userId: number; readonly pregnancyId: number }

export type StayingRows = { count: number; what: string }

/** Counts those rows of a person in a journey that will stay when the person deletes their account. */
export async function countStaying(db: Database, features: readonly Feature[], person: Person): Promise<StayingRows[]> {
  const counts: StayingRows[] = []
  for (const [name, plan] of features.flatMap(({ tables = {} }) => Object.entries<TablePlan>(tables)))
    for (const [column, rule] of Object.entries(plan.people ?? {})) {
      const { countedAs } = expandRetentionRule(rule)
      if (!countedAs) continue
      const visible = plan.trashEmpties ? sql`and deleted_at is null` : sql``
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(name)} where ${sql.ref(journeyColumnOf(plan))} = ${person.pregnancyId}
        and ${sql.ref(column)} = ${person.userId} ${visible}`.execute(db)
      const count = rows[0]?.count ?? 0
      if (count > 0) counts.push({ count, what: countedAs(count) })
    }
  return counts
}
