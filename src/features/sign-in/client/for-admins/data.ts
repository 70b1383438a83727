import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { createApi } from '#platform/client/api.ts'
import type { AdminSecondStep, signInContract } from '../../contract.ts'

const api = createApi<typeof signInContract>()
const secondStepKey = [api.address('GET /api/admin/second-step')] as const

export const useMakeResetLink = () =>
  useMutation({
    mutationFn: (email: string) => api('POST /api/admin/users/{email}/reset-link', { params: { email } }),
  })

export const useSignInActivity = () =>
  useQuery({
    queryKey: [api.address('GET /api/admin/activity')],
    queryFn: () => api('GET /api/admin/activity'),
    // Refetched whenever the list appears, because people look here for recent activity.
    staleTime: 0,
  })

export const useAdminSecondStep = () =>
  useQuery({ queryKey: secondStepKey, queryFn: () => api('GET /api/admin/second-step'), staleTime: 0 })

export const useAskAdmins = () => useSecondStepChange(() => api('PUT /api/admin/second-step'))

export const useStopAskingAdmins = () => useSecondStepChange(() => api('DELETE /api/admin/second-step'))

function useSecondStepChange(change: () => Promise<z.infer<typeof AdminSecondStep>>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (answer) => client.setQueryData(secondStepKey, answer) })
}
