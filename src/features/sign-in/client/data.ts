import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Credentials, NewPassword, SetUp, signInContract, User } from '../contract.ts'

const api = createApi<typeof signInContract>()
export const userKey = ['/api/auth/user'] as const

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

/** Lets the page know who is signed in now, where that came about otherwise than by signing in. */
export function useEnter(): (user: User) => void {
  const client = useQueryClient()
  return (user) => client.setQueryData(userKey, user)
}

/** Makes the first admin's account; the browser is signed in with the next page it loads. */
export const setUpAccount = (body: SetUp): Promise<User> => api('POST /api/set-up', { body })

export const askForReset = (email: string) => api('POST /api/password-reset', { body: { email } })

export const setNewPassword = (body: NewPassword) => api('PUT /api/password-reset', { body })
