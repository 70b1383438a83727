/** Reads and validates the form of an appointment. The form's day and time are in the family's time zone. */
import * as z from 'zod/mini'
import { textOf, textOrNull } from '#platform/client/form/use-form.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { isCalendarDay } from '#platform/shared/time/calendar.ts'
import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { AppointmentInput } from '../../contract.ts'
import { appointmentStatuses } from '../../rules.ts'
import { texts as ofAppointments } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

const { title, description, doctorName, location, notes } = AppointmentInput.shape

/** The first and last day that the API accepts. */
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

const required = () => z.refine<string>((value) => value !== '', { error: () => shared.required, abort: true })

const fieldsOfAppointment = z.strictObject({
  title,
  date: z.string().check(
    required(),
    z.refine((value) => isCalendarDay(value) && value >= firstDay && value <= lastDay, {
      error: () => ofAppointments.invalidDate,
    }),
  ),
  time: z.string().check(
    required(),
    z.refine((value) => /^\d\d:\d\d$/.test(value), { error: () => texts.invalidTime }),
  ),
  /** When clocks go back, they show an hour twice. The time can be in the first or the second of these hours. */
  turn: z.enum(['first', 'second']),
  status: z.enum(appointmentStatuses),
  doctorName,
  location,
  description,
  notes,
})

/** Validates the fields and combines day and time, which are in `timeZone`, into one ISO date-time in UTC. */
export const appointmentSchema = (timeZone: string) =>
  z.pipe(
    fieldsOfAppointment,
    z.transform(({ date, time, turn, ...rest }): AppointmentInput => {
      const [first, second] = findWallTime(date, time, timeZone)?.instants ?? []
      const instant = turn === 'second' ? (second ?? first) : first
      return { ...rest, appointmentDate: instant?.toISOString() ?? '' }
    }),
  )

/** Reads the form. A description or status that the form does not show keeps its current value. */
export function readAppointment(fields: FormData, current: Partial<Pick<AppointmentInput, 'description' | 'status'>>) {
  return {
    title: textOf(fields, 'title'),
    date: textOf(fields, 'date'),
    time: textOf(fields, 'time').slice(0, 5),
    turn: fields.get('turn') ?? 'first',
    status: fields.get('status') ?? current.status ?? 'confirmed',
    doctorName: textOrNull(fields, 'doctorName'),
    location: textOrNull(fields, 'location'),
    description: fields.has('description') ? textOrNull(fields, 'description') : (current.description ?? null),
    notes: textOrNull(fields, 'notes'),
  }
}
