import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { appointmentsContract } from '../../contract.ts'

const api = createApi<typeof appointmentsContract>()

export const appointmentsPath = (pregnancyId: number) =>
  api.address('GET /api/pregnancies/{pregnancyId}/appointments', { params: { pregnancyId } })

/** Selects the appointments from an instant on, or the appointments before an instant. */
export type Period = { from: string } | { before: string }

export const appointmentsKey = (pregnancyId: number, period: Period) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/appointments', { params: { pregnancyId }, query: period })] as const

/** The first page of the next appointments. The home page shows only a few of them. */
export const useNextAppointments = (pregnancyId: number, query: { from: string }) =>
  useQuery({
    queryKey: appointmentsKey(pregnancyId, query),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/appointments', { params: { pregnancyId }, query }),
  })
