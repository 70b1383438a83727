/** What a feature's `server/samples.ts` gives to the tests that walk everything. The product never loads it. */
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { TableName } from './table-plan.ts'

/** Columns of a row that cannot be made up from the schema alone; `count` is different for each row. */
type MakeColumns<Name extends TableName> = (
  db: Database,
  made: { readonly pregnancyId: number | null; readonly count: number },
) => Promise<Partial<Insertable<Tables[Name]>>> | Partial<Insertable<Tables[Name]>>

export type About = { readonly otherJourney: number; readonly now: Date }

/** What a row must be after the end, null for none, by its own deletion or by that of what it is part of; `otherJourney` is one that the person still follows. */
export type Outcome<Row> = (before: Row, about: About) => Row | null | 'deleted-with-parent'

type Outcomes<Name extends TableName> = {
  readonly leaves?: Outcome<Selectable<Tables[Name]>>
  readonly deletesAccount?: Outcome<Selectable<Tables[Name]>>
}

export type Samples = {
  readonly rows?: { readonly [Name in TableName]?: MakeColumns<Name> }
  /** For tables whose manifest says `own-reaction` or `anonymised`. */
  readonly outcomes?: { readonly [Name in TableName]?: Outcomes<Name> }
}
