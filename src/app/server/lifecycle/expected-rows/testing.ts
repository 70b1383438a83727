/**
 * Checks which rows a deletion deletes, changes or leaves alone. The manifests say which of these must happen to each row, and
 * the features' `server/samples.ts` say how a changed row must look.
 */
import { expect } from 'vitest'
import type { Schema } from '#platform/server/export/read-schema.ts'
import { journeyColumnOf } from '#platform/server/feature/delete-rows.ts'
import type { About, Outcome, Samples } from '#platform/server/feature/samples.ts'
import {
  expandRetentionRule,
  type OnAccountDeletion,
  type TableName,
  type TablePlan,
} from '#platform/server/feature/table-plan.ts'
import { tablePlans } from '../../features.ts'
import { loadSamples } from '../../samples/testing.ts'
import type { Row, Snapshot } from '../testing.ts'

/** The deletion that the test made. It may have ended a journey, removed a member, deleted accounts or emptied the trash. */
export type End = {
  readonly journeyId?: number
  readonly leaver?: { readonly userId: number; readonly pregnancyId: number }
  readonly deletedAccounts?: readonly number[]
  /** The trash was emptied of the rows that were deleted before this time. */
  readonly emptiedSince?: string
}

type Deletion = About & { schema: Schema; before: Snapshot; after: Snapshot; end: End }

/** Expects each row of `before` to be deleted, changed or unchanged, as its table's manifest says. Ignores new rows. */
export async function expectRows({ schema, before, after, end, ...about }: Deletion): Promise<void> {
  const { outcomes = {} } = await loadSamples()
  const expected = new Map<string, Row | null>()
  const parentsOf = (table: TableName, row: Row) => listParents(schema, table, row)
  const deletedParents: string[] = []
  for (const [key, { table, row }] of before) {
    const outcome = expectRow(table, row, { end, outcomes, about })
    if (outcome === 'deleted-with-parent') deletedParents.push(...parentsOf(table, row))
    expected.set(key, typeof outcome === 'string' ? null : outcome)
  }
  for (const key of deletedParents) expected.set(key, null)
  // In reverse order, tables come after their parents' tables, so one pass also deletes rows several levels below.
  for (const table of [...tablePlans.keys()].toReversed())
    for (const [key, { table: name, row }] of before)
      if (name === table && parentsOf(table, row).some((parent) => expected.get(parent) === null))
        expected.set(key, null)

  const found = Object.fromEntries([...before.keys()].map((key) => [key, after.get(key)?.row ?? null]))
  expect(found).toEqual(Object.fromEntries(expected))
}

/** The keys of the rows that this row is part of. */
function listParents(schema: Schema, table: TableName, row: Row): string[] {
  const parents = tablePlans.get(table)?.partOf ?? []
  const references = schema.get(table)?.references.filter(({ refersTo }) => parents.some((one) => one === refersTo))
  return (references ?? []).map(({ column, refersTo }) => `${refersTo} ${row[column]}`)
}

type Context = { end: End; outcomes: NonNullable<Samples['outcomes']>; about: About }

function expectRow(table: TableName, row: Row, { end, outcomes, about }: Context): ReturnType<Outcome<Row>> {
  const plan = tablePlans.get(table)
  if (!plan) throw new Error(`No manifest says what happens to the rows of ${table}.`)
  const journeyColumn = journeyColumnOf(plan)
  const journey = plan.journeyEnds && row[journeyColumn]
  const endsWithJourney = end.journeyId !== undefined && journey === end.journeyId
  const rules = rulesFor(plan, row, journey, end)
  if (rules.some(({ action }) => action === 'deleted') || (endsWithJourney && plan.journeyEnds === 'deleted'))
    return null
  if (plan.trashEmpties === 'deleted' && row.deleted_at !== null && String(row.deleted_at) < (end.emptiedSince ?? ''))
    return null
  if (endsWithJourney) return { ...row, [journeyColumn]: null }

  const own = rules.find(({ action }) => action !== 'stays')
  if (!own) return row
  const outcome: unknown = outcomes[table]?.[own.end]
  if (!outcome)
    throw new Error(
      `Add outcomes.${table}.${own.end} to its feature's server/samples.ts: what must become of a row of ${table}.`,
    )
  // The type cast is safe: the row and the outcome belong to the same table.
  return (outcome as Outcome<Row>)(row, about)
}

type AppliedRule = { end: 'leaves' | 'deletesAccount'; action: OnAccountDeletion }

/** The rules for this row: one for each column that names a person who leaves or deletes their account. */
function rulesFor(
  { people = {} }: TablePlan,
  row: Row,
  journey: unknown,
  { leaver, deletedAccounts = [] }: End,
): AppliedRule[] {
  return Object.entries(people).flatMap(([column, rule]): AppliedRule[] => {
    const { leaves, deletesAccount } = expandRetentionRule(rule)
    if (deletedAccounts.includes(Number(row[column]))) return [{ end: 'deletesAccount', action: deletesAccount }]
    const isTheirs = leaver !== undefined && row[column] === leaver.userId && journey === leaver.pregnancyId
    return isTheirs ? [{ end: 'leaves', action: leaves }] : []
  })
}
