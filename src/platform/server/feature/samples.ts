/** Sample data from a feature's `server/samples.ts`, for tests that cover every feature. Never loaded in production. */
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { TableName } from './table-plan.ts'

/** Values for the columns that cannot be derived from the schema. `count` is different for each row. */
type MakeColumns<Name extends TableName> = (
  db: Database,
  made: { readonly pregnancyId: number | null; readonly count: number },
) => Promise<Partial<Insertable<Tables[Name]>>> | Partial<Insertable<Tables[Name]>>

export type About = { readonly otherJourney: number; readonly now: Date }

/**
 * Returns the expected row after a deletion, null if the row must be deleted, or `deleted-with-parent`. `otherJourney` is a
 * journey that the person still follows.
 */
export type Outcome<Row> = (before: Row, about: About) => Row | null | 'deleted-with-parent'

type Outcomes<Name extends TableName> = {
  readonly leaves?: Outcome<Selectable<Tables[Name]>>
  readonly deletesAccount?: Outcome<Selectable<Tables[Name]>>
}

/** The parts of the test app that samples use. */
export type SampleApp = {
  readonly db: Database
  findJourney(babyName: string): Promise<number>
}

/** A browser in which a member of the first journey is signed in. */
export type SampleBrowser = {
  post(path: string, body?: unknown): Promise<{ readonly body: unknown }>
  ask(method: 'PUT', path: string, body: unknown): Promise<{ readonly body: unknown }>
}

/** Values for the parameters in an address. */
export type Params = Readonly<Record<string, string | number>>

export type Samples = {
  /** Values of address parameters that name no item, such as a week or a country. */
  readonly params?: Readonly<Record<string, string>>
  /**
   * By path, such as `/api/photos/{id}`: creates an item of the first journey and returns the path's parameters. Not needed
   * if a POST to the list (`POST /api/contacts`) creates an item, because the API contract has an example for that.
   */
  readonly things?: Readonly<Record<`/api/${string}`, (app: SampleApp, maker: SampleBrowser) => Promise<Params>>>
  readonly rows?: { readonly [Name in TableName]?: MakeColumns<Name> }
  /** For tables whose manifest says `own-reaction` or `anonymised`. */
  readonly outcomes?: { readonly [Name in TableName]?: Outcomes<Name> }
}
