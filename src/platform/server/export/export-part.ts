/** What a feature shows of its rows in the pages of an export. Its manifest names it, in `exported.ts`. */
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
  /** Null for people who are no members, such as one who has left. */
  readonly role: Role | null
  /** Of members only. */
  readonly email: string | null
  /** The portrait's file in the export. */
  readonly portrait: string | null
}

/** One journey as it is exported, without what is in the trash. */
export type ExportedJourney = {
  readonly babyName: string
  readonly dueDate: CalendarDay | null
  readonly timeZone: string
  readonly madeAt: Date
  /** Everybody whom a row names. */
  readonly people: readonly ExportedPerson[]
  /** The exported rows of a table, oldest first. */
  rowsOf<Name extends TableName>(table: Name): readonly Selectable<Tables[Name]>[]
  /** The first name of the person who did something. */
  firstNameOf(userId: number): string
  /** A day in the family's time zone, in words. */
  dayOf(instant: string): Html
  /** A picture, or a sentence that says it is missing. */
  show(picture: Picture, words: string): Html
}

/** Something in the keepsake book, under its week of the pregnancy if it has one. */
export type BookEntry = { readonly week: number | null; readonly at: string; readonly body: Html }

export type ExportPart = {
  /** Its section of the page that shows everything; null if it has nothing to show. */
  readonly section: (journey: ExportedJourney) => { readonly title: string; readonly body: Html } | null
  readonly book?: (journey: ExportedJourney) => readonly BookEntry[]
}
