/** The words shared by the lists of what to call about: stages, grades of urgency, and purposes of phone numbers. */
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'

/** What a list of reasons to call is about: the pregnancy, or the time after a birth or a loss. */
export const stages = ['pregnancy', 'after-birth', 'after-loss'] as const
export type Stage = (typeof stages)[number]

/** The stage whose reasons to call apply. While a journey is paused the pregnancy goes on, so its reasons still apply. */
export const stageOf = (state: JourneyState): Stage =>
  (({ expecting: 'pregnancy', paused: 'pregnancy', born: 'after-birth', ended: 'after-loss' }) as const)[state]

/** How urgent a call is: call an ambulance, call now at any hour, or call within the day. */
export const grades = ['emergency', 'now', 'today'] as const

/** What a number is for: an ambulance; advice if nobody else answers; low mood or a crisis; violence at home. */
export const purposes = ['ambulance', 'advice', 'mind', 'violence'] as const
