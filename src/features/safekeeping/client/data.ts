import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { safekeepingContract } from '../contract.ts'

const api = createApi<typeof safekeepingContract>()
const statusKey = [api.address('GET /api/admin/backups')] as const

export const useHealth = () =>
  useQuery({
    queryKey: [api.address('GET /api/admin/health')],
    queryFn: () => api('GET /api/admin/health'),
    staleTime: 0,
  })

export const useExamination = () => useMutation({ mutationFn: () => api('POST /api/admin/health/examination') })

/** Refetched while a backup is requested or being made, so the page shows when it is done. */
export const useBackupStatus = () =>
  useQuery({
    queryKey: statusKey,
    queryFn: () => api('GET /api/admin/backups'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPending ? 5000 : false),
  })

export function useRequestBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/admin/backups'),
    onSuccess: (status) => client.setQueryData(statusKey, status),
  })
}
