/** How a feature shows its rows on the HTML pages of an export. */
import type { Selectable } from 'kysely'
import type { Picture } from '../../shared/picture.ts'
import type { Role } from '../../shared/role.ts'
import type { CalendarDay } from '../../shared/time/calendar.ts'
import type { Tables } from '../database/tables.ts'
import type { TableName } from '../feature/table-plan.ts'
import type { Html } from './html.ts'

type ExportedPerson = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  /** Null for people who are not members, for example because they have left. */
  readonly role: Role | null
  /** Only members have this; null for others. */
  readonly email: string | null
  /** The portrait's file in the export. */
  readonly portrait: string | null
}

/** An exported journey, without the items in its trash. */
export type ExportedJourney = {
  readonly babyName: string
  readonly dueDate: CalendarDay | null
  /** Whether the pregnancy is ongoing. After a birth or a loss, no page names the due date. */
  readonly isExpecting: boolean
  readonly timeZone: string
  readonly madeAt: Date
  /** Every person that a row refers to. */
  readonly people: readonly ExportedPerson[]
  /** The exported rows of a table, oldest first. */
  rowsOf<Name extends TableName>(table: Name): readonly Selectable<Tables[Name]>[]
  /** The first name of the person with this id. */
  firstNameOf(userId: number): string
  /** The week of pregnancy at this time; null if there is no due date, or after the day of a birth or loss. */
  weekOf(instant: string): number | null
  /** The date of this time in the family's time zone, in words. */
  dayOf(instant: string): Html
  /** A picture, or a sentence that says it is missing. */
  show(picture: Picture, words: string): Html
}

/** An entry in the keepsake book, listed under its week of the pregnancy if it has one. */
export type BookEntry = { readonly week: number | null; readonly at: string; readonly body: Html }

export type ExportPart = {
  /** The feature's section on the page that shows everything; null if it has nothing to show. */
  readonly section: (journey: ExportedJourney) => { readonly title: string; readonly body: Html } | null
  readonly book?: (journey: ExportedJourney) => readonly BookEntry[]
}
