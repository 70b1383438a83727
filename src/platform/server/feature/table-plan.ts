/** A table's plan, in its feature's manifest, says what happens to its rows: in deletions, exports, backups and on open pages. */
import type * as z from 'zod/mini'
import type { Tables } from '../database/tables.ts'

export type TableName = keyof Tables & string

/** `own-reaction`: the feature's own code decides for each row, usually a handler under `reactions` in its manifest. */
type OnLeaving = 'deleted' | 'stays' | 'own-reaction'
/** `anonymised`: the row stays without personal data, which the feature's own code removes. */
export type OnAccountDeletion = OnLeaving | 'anonymised'

/**
 * Which calls open pages repeat when the table's rows change. `own-calls`: those of its feature, and of features that show
 * other tables, too. `own-calls-of-admins`: the same calls, but only on admins' pages. `calls-of-person`: those of its
 * feature, for the person in the first column of `people`. `all-calls`: those of every feature. `rights-only`: none, but each
 * page's rights are checked again.
 */
type LiveCalls = 'own-calls' | 'calls-of-person' | 'own-calls-of-admins' | 'all-calls' | 'rights-only' | 'none'

/** The word for one row and for several: `photo` or `photos`. */
export type RowWords = (count: number) => string

/**
 * The row stays. Before people delete their account, the page shows them how many of these rows stay with their first name.
 * Rows marked `uncounted` are left out of that number: they do not show who made them, or do not matter to that person.
 */
type Staying = { readonly stays: RowWords | 'uncounted' }

type WithWords<Action> = Exclude<Action, 'stays'> | Staying

/**
 * What happens to a row whose column names a person: when that person is removed from the row's journey, and when they
 * delete their account. A single value applies to both.
 */
export type RetentionRule =
  | WithWords<OnLeaving>
  | { readonly leaves: OnLeaving; readonly deletesAccount: WithWords<OnAccountDeletion> }

type JourneyPart<Row> = Row extends { pregnancy_id: number | null }
  ? {
      /** What happens to the table's rows when their journey is deleted. */
      readonly journeyEnds: 'deleted' | 'set-null'
    }
  : { readonly journeyEnds?: 'deleted' }

type TrashPart<Row> = Row extends { deleted_at: string | null }
  ? {
      /** What happens to a row after 30 days in the trash, counted with the certain time (`clock/certain-time.ts`). */
      readonly trashEmpties: 'deleted' | 'stays'
    }
  : { readonly trashEmpties?: never }

/** The plan of one table, checked against its columns. */
type PlanOf<Row> = {
  /** The owner of the rows: a journey, a person, or nobody. */
  readonly scope: 'journey' | 'person' | 'installation'
  /** The column with the journey's id, if it is not `pregnancy_id`. */
  readonly journeyColumn?: keyof Row & string
  /** The parent tables. When a row of a parent table is deleted, the rows that belong to it are deleted, too. */
  readonly partOf?: readonly TableName[]
  /** Every column that names a person. */
  readonly people?: { readonly [Column in keyof Row & string]?: RetentionRule }
  /** The column that names a picture, whose files are in `picture_files`. */
  readonly picture?: keyof Row & string
  /** Whether an export includes its rows. */
  readonly exported: boolean
  /** Schemas for columns that do not accept every value. An import refuses other values, because no page could show them. */
  readonly values?: { readonly [Column in keyof Row & string]?: z.ZodMiniType }
  /** By default `own-calls` for a journey's table if its feature has calls, otherwise `none`. */
  readonly live?: LiveCalls
  /** `false`: its rows are not restored from a backup. For sessions, for example, and rows that depend on them. */
  readonly restored?: false
} & JourneyPart<Row> &
  TrashPart<Row>

export type TablePlans = { readonly [Name in TableName]?: PlanOf<Tables[Name]> }

/** A plan of any table. */
export type TablePlan = {
  readonly scope: 'journey' | 'person' | 'installation'
  readonly journeyColumn?: string
  readonly partOf?: readonly TableName[]
  readonly people?: Readonly<Record<string, RetentionRule>>
  readonly picture?: string
  readonly exported: boolean
  readonly values?: Readonly<Record<string, z.ZodMiniType>>
  readonly live?: LiveCalls
  readonly restored?: false
  readonly journeyEnds?: 'deleted' | 'set-null'
  readonly trashEmpties?: 'deleted' | 'stays'
}

/** The plans of all tables by name, in an order in which rows can be deleted: parts before their parents. */
export type AllPlans = ReadonlyMap<TableName, TablePlan>

/** Combines the plans of all features. Throws if two features plan the same table, or if tables are parts of each other. */
export function orderPlans(features: readonly { readonly tables?: TablePlans }[]): AllPlans {
  const plans = new Map<TableName, TablePlan>()
  for (const { tables = {} } of features)
    for (const [name, plan] of Object.entries(tables)) {
      // The cast is safe: the keys of TablePlans are names of tables.
      const table = name as TableName
      if (plans.has(table)) throw new Error(`Two manifests have a plan for the table ${table}.`)
      plans.set(table, plan as TablePlan)
    }
  const ordered: TableName[] = []
  const append = (table: TableName, ancestors: readonly TableName[] = []) => {
    if (ancestors.includes(table))
      throw new Error(`These tables are part of each other: ${[...ancestors, table].join(', ')}.`)
    if (ordered.includes(table)) return
    for (const [part, plan] of plans) if (isPartOf(plan, table, plans)) append(part, [...ancestors, table])
    ordered.push(table)
  }
  for (const table of plans.keys()) append(table)
  return new Map(ordered.flatMap((table) => [...plans].filter(([name]) => name === table)))
}

/** Whether this plan's rows must be deleted before those of `table`: `partOf` names `table`, or `table` holds the journeys. */
function isPartOf(plan: TablePlan, table: TableName, plans: AllPlans): boolean {
  const isJourney = plans.get(table)?.journeyColumn !== undefined
  return (plan.partOf ?? []).includes(table) || (isJourney && plan.scope === 'journey' && !plan.journeyColumn)
}

type ExpandedRule = { leaves: OnLeaving; deletesAccount: OnAccountDeletion; countedAs?: RowWords }

/** Expands a rule: what happens to the row when its person leaves the journey, and when they delete their account. */
export function expandRetentionRule(rule: RetentionRule): ExpandedRule {
  if (typeof rule === 'string') return { leaves: rule, deletesAccount: rule }
  const { leaves, deletesAccount } = 'stays' in rule ? { leaves: 'stays' as const, deletesAccount: rule } : rule
  if (typeof deletesAccount === 'string') return { leaves, deletesAccount }
  const { stays } = deletesAccount
  return { leaves, deletesAccount: 'stays', ...(stays !== 'uncounted' && { countedAs: stays }) }
}
