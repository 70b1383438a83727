import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { signInContract } from '../../contract.ts'

const api = createApi<typeof signInContract>()
const secondStepKey = [api.address('GET /api/account/second-step')] as const

export const useSecondStep = () =>
  useQuery({ queryKey: secondStepKey, queryFn: () => api('GET /api/account/second-step'), staleTime: 0 })

export const beginSecondStep = (currentPassword: string) =>
  api('POST /api/account/second-step/secret', { body: { currentPassword } })

export const turnOnSecondStep = (code: string) => api('POST /api/account/second-step', { body: { code } })

export const renewRecoveryCodes = (currentPassword: string) =>
  api('POST /api/account/second-step/recovery-codes', { body: { currentPassword } })

export const useTurnOffSecondStep = () => {
  const refetchAll = useRefetchAll()
  return useMutation({
    mutationFn: (currentPassword: string) => api('DELETE /api/account/second-step', { body: { currentPassword } }),
    onSuccess: refetchAll,
  })
}

/**
 * Returns a function that refetches all queries, because a second step can give an admin more rights. Do not call it while
 * new recovery codes are shown: the refetch removes them from the page.
 */
export function useRefetchAll() {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}
