import { useMutation, useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { signInContract } from '../../contract.ts'

const api = createApi<typeof signInContract>()

export const useMakeResetLink = () =>
  useMutation({
    mutationFn: (email: string) => api('POST /api/admin/users/{email}/reset-link', { params: { email } }),
  })

export const useSignInActivity = () =>
  useQuery({
    queryKey: [api.address('GET /api/admin/activity')],
    queryFn: () => api('GET /api/admin/activity'),
    // Refetched each time: recent activity is what people come to see.
    staleTime: 0,
  })
