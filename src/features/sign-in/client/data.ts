import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Credentials, SetUp, signInContract, User } from '../contract.ts'

const api = createApi<typeof signInContract>()
const userKey = ['/api/auth/user'] as const

/** Who is signed in; null when nobody is. Known from the page itself. */
export function useUser(): User | null {
  // A server that cannot say is not one that says nobody: that breaks the page, which offers to try again.
  return useSuspenseQuery({ queryKey: userKey, queryFn: () => api('GET /api/auth/user') }).data
}

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/login', { body: credentials }),
    onSuccess: (user) => client.setQueryData(userKey, user),
    meta: { seesOwnSignOut: true },
  })
}

/** Makes the first admin's account; the browser is signed in with the next page it loads. */
export const setUpAccount = (body: SetUp): Promise<User> => api('POST /api/set-up', { body })
