export * from './en.ts'

import { weekdays } from './en.ts'

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** "6 Jan 2026" */
export const fullDay = ({ year, month, day }: Day) => `${day} ${months[month - 1]} ${year}`
/** "6 Jan" */
export const dayOfYear = ({ month, day }: Day) => `${day} ${months[month - 1]}`
/** "Tue 6 Jan", or "Tue 6 Jan 2026" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]} ${day}`
/** "10:30" */
export const clock = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}`
