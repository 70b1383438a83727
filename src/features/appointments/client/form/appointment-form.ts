/** Converts between an appointment's form fields and the appointment, in the family's time zone. */
import * as z from 'zod/mini'
import { textOf, textOrNull } from '#platform/client/form/use-form.ts'
import { isCalendarDay } from '#platform/shared/time/calendar.ts'
import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { AppointmentInput } from '../../contract.ts'
import { appointmentStatuses } from '../../rules.ts'

const { title, description, doctorName, location, notes } = AppointmentInput.shape

/** The same range as the API: a lifetime around now. */
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

const required = () => z.refine<string>((value) => value !== '', { error: 'Required', abort: true })

const fieldsOfAppointment = z.strictObject({
  title,
  date: z.string().check(
    required(),
    z.refine((value) => isCalendarDay(value) && value >= firstDay && value <= lastDay, 'Invalid date'),
  ),
  time: z.string().check(
    required(),
    z.refine((value) => /^\d\d:\d\d$/.test(value), 'Invalid time'),
  ),
  /** Which of the two times is meant in a repeated hour. */
  turn: z.enum(['first', 'second']),
  status: z.enum(appointmentStatuses),
  doctorName,
  location,
  description,
  notes,
})

/** Validates the fields and combines day and time in the family's time zone into one ISO date-time. */
export const appointmentSchema = (timeZone: string) =>
  z.pipe(
    fieldsOfAppointment,
    z.transform(({ date, time, turn, ...rest }): AppointmentInput => {
      const [first, second] = findWallTime(date, time, timeZone)?.instants ?? []
      const instant = turn === 'second' ? (second ?? first) : first
      return { ...rest, appointmentDate: instant?.toISOString() ?? '' }
    }),
  )

/** Reads the form. Fields that it does not show keep their value. */
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
