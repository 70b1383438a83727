import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { appointmentsContract } from '../../contract.ts'

const api = createApi<typeof appointmentsContract>()

/** One appointment, as it is now. */
export const useAppointment = (id: number) =>
  useQuery({
    queryKey: [api.address('GET /api/appointments/{id}', { params: { id } })],
    queryFn: () => api('GET /api/appointments/{id}', { params: { id } }),
    staleTime: 0,
  })
