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
    queryKey: ['/api/admin/activity'],
    queryFn: () => api('GET /api/admin/activity'),
    // What happened since the page was last opened is what one comes to see.
    staleTime: 0,
  })
