import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { startOfDay } from '#platform/shared/time/wall-clock.ts'

/** What can become of an appointment; a new one is confirmed. */
export const appointmentStatuses = ['confirmed', 'pending', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** How many the home screen shows. */
export const previewLength = 2

/** How long an appointment takes in a calendar app, as nobody is asked. */
export const usualMinutes = 30

/** The query of what comes from the beginning of today on: the same all day, so that its answer can be kept. */
export const upcomingQuery = (today: CalendarDay, timeZone: string) => ({
  from: startOfDay(today, timeZone).toISOString(),
})
