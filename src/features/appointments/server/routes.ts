import type { Exchange } from '#platform/server/http/exchange.ts'
import { implement } from '#platform/server/implement.ts'
import type { Member } from '#platform/server/session.ts'
import { type Appointment, appointmentsContract, type ListQuery } from '../contract.ts'
import { addAppointment, changeAppointment, deleteAppointment, restoreAppointment } from './commands.ts'
import { chooseReminders, findOwnFeed, makeFeed, voidFeed } from './feed/own-feed.ts'
import { readFeed } from './feed/read-feed.ts'
import { getAppointment, listAppointments } from './queries.ts'

export const appointmentsRoutes = implement(appointmentsContract, {
  'GET /api/appointments': (request) => list(request, '/api/appointments'),

  'GET /api/pregnancies/{pregnancyId}/appointments': (request) =>
    list(request, `/api/pregnancies/${request.params.pregnancyId}/appointments`),

  'POST /api/appointments': ({ db, actor, body, now }) => addAppointment(db, actor, body, now),

  'POST /api/pregnancies/{pregnancyId}/appointments': ({ db, actor, body, now }) =>
    addAppointment(db, actor, body, now),

  'GET /api/appointments/{id}': ({ db, actor, params }) => getAppointment(db, actor, params.id),

  'PUT /api/appointments/{id}': ({ actor, params, body, ...context }) =>
    changeAppointment(context, actor, params.id, body),

  'DELETE /api/appointments/{id}': ({ db, actor, params, now }) => deleteAppointment(db, actor, params.id, now),

  'POST /api/appointments/{id}/restore': ({ db, actor, params, now }) => restoreAppointment(db, actor, params.id, now),

  'POST /api/calendar-feed': ({ db, actor, now }) => makeFeed(db, actor, now),

  'GET /api/calendar-feed': ({ db, actor }) => findOwnFeed(db, actor),

  'PUT /api/calendar-feed': ({ db, actor, body, now }) => chooseReminders(db, actor, body.reminders, now),

  'DELETE /api/calendar-feed': ({ db, actor }) => voidFeed(db, actor),

  'GET /api/calendars/{token}': ({ params, ...exchange }) => readFeed(exchange, params.token),
})

type ListRequest = Pick<Exchange, 'db' | 'headers'> & { actor: Member; query: ListQuery }

async function list({ db, actor, query, headers }: ListRequest, path: string): Promise<Appointment[]> {
  const appointments = await listAppointments(db, { ...query, pregnancyId: actor.pregnancyId })
  const edge = appointments.at(query.from === undefined ? 0 : -1)
  if (edge && appointments.length === query.limit) headers.link = `<${path}?${nextPage(edge, query)}>; rel="next"`
  return appointments
}

/** The query for the next page: after this page's last appointment, or before its first if the list is read backwards. */
function nextPage({ id, appointmentDate }: Appointment, { limit, from, before }: ListQuery): URLSearchParams {
  const next = { limit: String(limit), beyond: String(id) }
  if (from === undefined) return new URLSearchParams({ ...next, before: appointmentDate })
  return new URLSearchParams({ ...next, from: appointmentDate, ...(before !== undefined && { before }) })
}
