import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Credentials, NewPassword, SetUp, signInContract, User } from '../contract.ts'

const api = createApi<typeof signInContract>()
export const userKey = [api.address('GET /api/auth/user')] as const

/** The signed-in person, or null. Known from the page data. */
export function useUser(): User | null {
  // An error does not mean "nobody is signed in". The error page offers to try again.
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

/** Updates the signed-in person after something other than signing in. */
export function useEnter(): (user: User) => void {
  const client = useQueryClient()
  return (user) => client.setQueryData(userKey, user)
}

/** Makes the first admin's account. The browser is signed in when the next page loads. */
export const setUpAccount = (body: SetUp): Promise<User> => api('POST /api/set-up', { body })

export const askForReset = (email: string) => api('POST /api/password-reset', { body: { email } })

export const setNewPassword = (body: NewPassword) => api('PUT /api/password-reset', { body })
