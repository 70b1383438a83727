import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { conflictIn } from '#platform/client/form/use-versions.ts'
import { createLater, type StoredForLater } from '#platform/client/outbox/later.ts'
import type { WithWaiting } from '#platform/client/outbox/lists/waiting-state.ts'
import type { Appointment, AppointmentInput, appointmentsContract } from '../contract.ts'
import type { AppointmentStatus } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { appointmentsKey, appointmentsPath, type Period } from './home/data.ts'
import { texts } from './texts/texts.ts'

const api = createApi<typeof appointmentsContract>()
const later = createLater<typeof appointmentsContract>()

/** The server's default page size. */
const pageLength = 50

/** Appointments by ascending date, with a function that loads more. */
export function useAppointments(pregnancyId: number, period: Period) {
  const client = useQueryClient()
  const key = appointmentsKey(pregnancyId, period)
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) =>
      api('GET /api/pregnancies/{pregnancyId}/appointments', {
        params: { pregnancyId },
        query: { ...period, ...pageParam },
      }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.length < pageLength ? undefined : nextPage(page, period)),
    // The first 50 appointments may already be in the cache, because the server sends them with the HTML page.
    initialData: () => {
      const known = client.getQueryData<Appointment[]>(key)
      return known && ({ pages: [known], pageParams: [{}] } satisfies InfiniteData<Appointment[], object>)
    },
  })
  const pages = query.data?.pages
  return { ...query, appointments: 'from' in period ? pages?.flat() : pages?.toReversed().flat() }
}

function nextPage(page: readonly Appointment[], period: Period): Record<string, string> | undefined {
  const edge = page.at('from' in period ? -1 : 0)
  return edge && { ['from' in period ? 'from' : 'before']: edge.appointmentDate, beyond: String(edge.id) }
}

/** A mutation that invalidates every list of appointments. */
function useChange<Sent, Got>(pregnancyId: number, send: (sent: Sent) => Promise<Got>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(appointmentsPath(pregnancyId)),
      }),
  })
}

export const useAddAppointment = (pregnancyId: number) =>
  useChange(pregnancyId, (body: AppointmentInput) =>
    later(
      'POST /api/pregnancies/{pregnancyId}/appointments',
      { params: { pregnancyId }, body },
      { what: shared.appointment, words: body.title },
    ),
  )

export const useChangeAppointment = (pregnancyId: number) => useChange(pregnancyId, sendAppointment)

/** Changes only the status. Changes that other people made since the page was loaded are kept. */
export const useChangeStatus = (pregnancyId: number) => useChange(pregnancyId, changeStatus)

type StatusChange = { appointment: Appointment; status: AppointmentStatus }

async function changeStatus({ appointment, status }: StatusChange): Promise<Appointment | StoredForLater> {
  const { createdAt: _at, createdBy: _by, waiting: _waiting, ...current }: Appointment & WithWaiting = appointment
  try {
    return await sendAppointment({ ...current, status })
  } catch (error) {
    const conflict = conflictIn<Appointment>(error)
    if (!conflict) throw error
    return changeStatus({ appointment: conflict.present, status })
  }
}

type ChangedAppointment = AppointmentInput & { id: number; version: string | undefined }

const sendAppointment = ({ id, version, ...body }: ChangedAppointment) =>
  later(
    'PUT /api/appointments/{id}',
    { params: { id }, body, ifMatch: version },
    { what: texts.waitingChange, words: body.title },
  )

export const useDeleteAppointment = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) =>
    later(
      'DELETE /api/appointments/{id}',
      { params: { id } },
      { what: texts.waitingDeletion, words: '', isQuiet: true },
    ),
  )

export const useRestoreAppointment = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) =>
    later(
      'POST /api/appointments/{id}/restore',
      { params: { id } },
      { what: shared.appointment, words: '', isQuiet: true },
    ),
  )

const feedKey = [api.address('GET /api/calendar-feed')] as const

export const useCalendarFeed = () => useQuery({ queryKey: feedKey, queryFn: () => api('GET /api/calendar-feed') })

export function useMakeFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/calendar-feed'),
    onSuccess: () => client.invalidateQueries({ queryKey: feedKey }),
  })
}

export function useChooseReminders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { reminders: boolean }) => api('PUT /api/calendar-feed', { body }),
    // Changes are sent one after the other, so the last of several quick choices wins.
    scope: { id: 'reminders' },
    onSuccess: (feed) => client.setQueryData(feedKey, feed),
  })
}

export function useVoidFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/calendar-feed'),
    onSuccess: () => client.setQueryData(feedKey, null),
  })
}
