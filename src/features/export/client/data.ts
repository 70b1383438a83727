import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { exportContract } from '../contract.ts'

const api = createApi<typeof exportContract>()
const statusKey = [api.address('GET /api/admin/exports')] as const

export const downloadAddress = (id: number): string =>
  api.address('GET /api/admin/exports/{id}/file', { params: { id } })

/** The status of the export. While one is pending, refetches every five seconds to notice its end. */
export const useExportStatus = () =>
  useQuery({
    queryKey: statusKey,
    queryFn: () => api('GET /api/admin/exports'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPending ? 5000 : false),
  })

export function useRequestExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/admin/exports'),
    onSuccess: (status) => client.setQueryData(statusKey, status),
  })
}
