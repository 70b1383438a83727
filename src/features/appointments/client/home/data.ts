import { useQuery } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { appointmentsContract } from '../../contract.ts'

const api = createApi<typeof appointmentsContract>()

export const appointmentsPath = (pregnancyId: number) =>
  pathOf('GET /api/pregnancies/{pregnancyId}/appointments', { pregnancyId })

/** From an instant on, or back from it. */
export type Stretch = { from: string } | { before: string }

export const appointmentsKey = (pregnancyId: number, stretch: Stretch) =>
  [`${appointmentsPath(pregnancyId)}?${new URLSearchParams(stretch)}`] as const

/** The first of those that are ahead: all that home shows, without what it takes to read on. */
export const useNextAppointments = (pregnancyId: number, query: { from: string }) =>
  useQuery({
    queryKey: appointmentsKey(pregnancyId, query),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/appointments', { params: { pregnancyId }, query }),
  })
