import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, text, version } from '#platform/shared/fields.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { isCalendarDay } from '#platform/shared/time/calendar.ts'
import { appointmentStatuses } from './rules.ts'
import { texts } from './texts/texts.ts'

declare module '#platform/shared/section.ts' {
  interface Sections {
    appointments: true
  }
}

/** `appointmentDate` is an instant; people see it in the family's time zone. */
export const Appointment = z.object({
  id: id(),
  title: z.string(),
  description: z.nullable(z.string()),
  doctorName: z.nullable(z.string()),
  appointmentDate: instant(),
  status: z.enum(appointmentStatuses),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdBy: id(),
  createdAt: instant(),
  version: version(),
})
export type Appointment = z.infer<typeof Appointment>

const optional = (max: number, lines = false) => z.optional(z.nullable(text({ max, lines })))

/** ISO 8601 with an offset, from 1900 to 2199; stored in UTC. */
const appointmentDate = () =>
  z.pipe(
    z.string().check(
      z.refine((value) => value.length > 0, { error: () => shared.required, abort: true }),
      z.refine(
        (value) =>
          /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
          isCalendarDay(value.slice(0, 10)) &&
          Number.isFinite(Date.parse(value)),
        { error: () => texts.invalidDate },
      ),
    ),
    z.transform((value: string) => new Date(value).toISOString()),
  )

export const AppointmentInput = z.strictObject({
  title: text({ min: 1, max: 120 }),
  description: optional(2000, true),
  doctorName: optional(120),
  appointmentDate: appointmentDate(),
  status: z.optional(z.enum(appointmentStatuses)),
  location: optional(300, true),
  notes: optional(2000, true),
})
export type AppointmentInput = z.infer<typeof AppointmentInput>

const wholeNumber = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/, { error: () => texts.notANumber })), z.transform(Number)),
    z.int().check(z.gte(1), z.lte(most)),
  )

/**
 * Every list is sorted by ascending date. `from` selects the next appointments from an instant on. `before` alone
 * selects the latest appointments before an instant; with `from`, it ends the period. Without both, the list ends with
 * the latest appointment.
 * To get the next page, send the date of the last appointment as `from` and its id as `beyond`. To get the previous
 * page, send the date of the first appointment as `before` and its id as `beyond`. The id is needed because appointments
 * can begin at the same instant.
 */
const dates = z.strictObject({
  limit: z._default(wholeNumber(200), 50),
  from: z.optional(appointmentDate()),
  before: z.optional(appointmentDate()),
  beyond: z.optional(wholeNumber(2_147_483_647)),
})

export type ListQuery = z.infer<typeof dates>

const exampleAppointment = {
  title: 'Glucose test',
  description: 'Fasting, two hours.',
  doctorName: 'Dr. Amara Nwosu',
  appointmentDate: '2026-03-20T09:30:00Z',
  status: 'pending',
  location: 'Harbour Clinic, room 4',
  notes: 'Bring a book.',
}

const list = { access: 'member', may: 'see appointments', query: dates, response: z.array(Appointment) } as const
const create = {
  access: 'member',
  may: 'add appointments',
  body: AppointmentInput,
  example: exampleAppointment,
  response: Appointment,
} as const

const CalendarFeed = z.object({
  createdAt: instant(),
  lastReadAt: z.nullable(instant()),
  /** Whether calendars remind the person a day and two hours before each confirmed or pending appointment. */
  reminders: z.boolean(),
})

export const appointmentsContract = defineContract({
  'GET /api/appointments': { summary: 'Appointments by date ascending.', ...list },
  'GET /api/pregnancies/{pregnancyId}/appointments': { summary: 'Appointments by date ascending.', ...list },
  'POST /api/appointments': { summary: 'Adds an appointment.', ...create },
  'POST /api/pregnancies/{pregnancyId}/appointments': { summary: 'Adds an appointment.', ...create, waits: true },
  'GET /api/appointments/{id}': {
    summary: 'One appointment.',
    access: 'member',
    may: 'see appointments',
    response: Appointment,
  },
  'PUT /api/appointments/{id}': {
    summary: 'Replaces all fields of an appointment.',
    access: 'member',
    may: 'see appointments',
    waits: true,
    versioned: 'version',
    body: AppointmentInput,
    example: exampleAppointment,
    response: Appointment,
  },
  'DELETE /api/appointments/{id}': {
    summary: 'Deletes an appointment; it can be brought back for 30 days.',
    access: 'member',
    may: 'see appointments',
    waits: true,
  },
  'POST /api/appointments/{id}/restore': {
    summary: 'Brings a deleted appointment back.',
    access: 'member',
    may: 'see appointments',
    waits: true,
    response: Appointment,
    status: 200,
  },
  'POST /api/calendar-feed': {
    summary: 'Makes the caller’s secret calendar address and voids the previous one. The address is shown only once.',
    access: 'member',
    may: 'see appointments',
    response: z.object({ token: z.string() }),
  },
  'GET /api/calendar-feed': {
    summary: 'Whether the caller has a secret calendar address, and since when.',
    access: 'member',
    may: 'see appointments',
    response: z.nullable(CalendarFeed),
  },
  'PUT /api/calendar-feed': {
    summary: 'Chooses whether calendars with the caller’s secret address remind them of appointments.',
    access: 'member',
    may: 'see appointments',
    body: z.strictObject({ reminders: z.boolean() }),
    example: { reminders: true },
    response: CalendarFeed,
  },
  'DELETE /api/calendar-feed': {
    summary: 'Voids the caller’s secret calendar address.',
    access: 'member',
    may: 'see appointments',
  },
  'GET /api/calendars/{token}': {
    summary:
      'The appointments as iCalendar events of half an hour, for anyone with a secret address. `.ics` may follow the token.',
    access: 'anyone',
    kind: 'file',
  },
})
