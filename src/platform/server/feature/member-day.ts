import type { Region } from '../../shared/region.ts'
import type { Rights } from '../../shared/section.ts'
import type { CalendarDay } from '../../shared/time/calendar.ts'

/** A day of a member in a journey: all that the addresses which a page asks for depend on. */
export type MemberDay = {
  readonly pregnancyId: number
  readonly dueDate: CalendarDay | null
  readonly timeZone: string
  readonly region: Region
  readonly today: CalendarDay
  readonly rights: Rights
}
