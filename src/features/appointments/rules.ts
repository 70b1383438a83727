import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { startOfDay } from '#platform/shared/time/wall-clock.ts'

/** The statuses of an appointment; a new one is confirmed. */
export const appointmentStatuses = ['confirmed', 'pending', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** The statuses of appointments that people are reminded of. */
export const plannedStatuses = ['confirmed', 'pending'] as const satisfies readonly AppointmentStatus[]
export const isPlanned = (status: AppointmentStatus): boolean => plannedStatuses.some((planned) => planned === status)

/** The number of appointments on the home page. */
export const previewLength = 2

/** The length of every event in a calendar app, in minutes, because the form does not ask for a length. */
export const eventMinutes = 30

/** The query for appointments from the start of today on. It stays the same all day, so the response can be cached. */
export const upcomingQuery = (today: CalendarDay, timeZone: string) => ({
  from: startOfDay(today, timeZone).toISOString(),
})
