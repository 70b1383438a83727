import type { RuleFor, WaitingChange } from '#platform/client/outbox/lists/waiting-rules.ts'
import type { Appointment, AppointmentInput, appointmentsContract } from '../contract.ts'

const list = 'GET /api/pregnancies/{pregnancyId}/appointments'

/** How the lists show appointments whose changes are not sent yet. */
export const waitingAppointments: readonly RuleFor<typeof appointmentsContract>[] = [
  { call: 'POST /api/pregnancies/{pregnancyId}/appointments', list, add: addIfInPeriod, sort: byDate },
  { call: 'PUT /api/appointments/{id}', list, edit: (appointment, { body }) => ({ ...appointment, ...body }) },
  { call: 'DELETE /api/appointments/{id}', list, edit: () => null },
]

/** The new appointment, if its date is in the period of the list. */
function addIfInPeriod(change: WaitingChange, [address]: readonly unknown[]): Appointment | undefined {
  const query = new URLSearchParams(String(address).split('?')[1])
  const appointment = appointmentOf(change)
  const date = Date.parse(appointment.appointmentDate)
  const [from, before] = [query.get('from'), query.get('before')]
  if (from !== null && date < Date.parse(from)) return undefined
  if (before !== null && date >= Date.parse(before)) return undefined
  return appointment
}

function appointmentOf({ id, body, at, writer }: WaitingChange): Appointment {
  // The cast is safe: this is the body of the call.
  const { title, appointmentDate, status = 'confirmed', ...optional } = body as AppointmentInput
  const { description, doctorName, location, notes } = optional
  return {
    id,
    title,
    description: description || null,
    doctorName: doctorName || null,
    appointmentDate,
    status,
    location: location || null,
    notes: notes || null,
    createdBy: writer.id,
    createdAt: at,
    version: '',
  }
}

function byDate<Thing>(things: Thing[]): Thing[] {
  return things.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))
}

// The cast is safe: the list contains appointments.
const dateOf = (thing: unknown) => (thing as Appointment).appointmentDate
