/** Deletes rows when a journey is deleted, or a person leaves or deletes their account. The manifests say which rows. */
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type AllPlans, expandRetentionRule, type TablePlan } from './table-plan.ts'

/** Deletes a journey with its rows. Rows whose plan says `set-null` stay, and name no journey any more. */
export async function deleteJourneyRows(tx: Tx, plans: AllPlans, pregnancyId: number): Promise<void> {
  for (const [name, plan] of plans) {
    const table = sql.table(name)
    const journey = sql.ref(journeyColumnOf(plan))
    if (plan.journeyEnds === 'deleted') await sql`delete from ${table} where ${journey} = ${pregnancyId}`.execute(tx)
    if (plan.journeyEnds === 'set-null')
      await sql`update ${table} set ${journey} = null where ${journey} = ${pregnancyId}`.execute(tx)
  }
}

type Leaver = { readonly userId: number; readonly pregnancyId: number }

/** Deletes a removed person's rows in a journey, except those that stay. */
export async function deleteMemberRows(tx: Tx, plans: AllPlans, { userId, pregnancyId }: Leaver): Promise<void> {
  for (const [name, plan] of plans) {
    if (plan.journeyEnds === undefined) continue
    const [table, journey] = [sql.table(name), sql.ref(journeyColumnOf(plan))]
    for (const column of columnsWith(plan, 'leaves'))
      await sql`delete from ${table} where ${journey} = ${pregnancyId} and ${sql.ref(column)} = ${userId}`.execute(tx)
  }
}

/** Deletes the rows of a person who deletes their account, except those that stay. */
export async function deleteAccountRows(tx: Tx, plans: AllPlans, userId: number): Promise<void> {
  for (const [name, plan] of plans)
    for (const column of columnsWith(plan, 'deletesAccount'))
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${userId}`.execute(tx)
}

export const journeyColumnOf = ({ journeyColumn = 'pregnancy_id' }: TablePlan): string => journeyColumn

const columnsWith = ({ people = {} }: TablePlan, end: 'leaves' | 'deletesAccount') =>
  Object.entries(people)
    .filter(([, rule]) => expandRetentionRule(rule)[end] === 'deleted')
    .map(([column]) => column)
