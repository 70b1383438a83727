import type { Carrying } from '../../shared/journey/carrying.ts'
import type { JourneyState } from '../../shared/journey/journey-state.ts'
import type { Region } from '../../shared/place/region.ts'
import type { Rights } from '../../shared/section.ts'
import type { CalendarDay } from '../../shared/time/calendar.ts'

/** A member of a journey on a day. The requests that a page makes depend only on these values. */
export type MemberDay = {
  readonly pregnancyId: number
  readonly dueDate: CalendarDay | null
  readonly timeZone: string
  readonly region: Region
  readonly country: string | null
  readonly carrying: Carrying
  readonly today: CalendarDay
  readonly rights: Rights
  readonly state: JourneyState
}
