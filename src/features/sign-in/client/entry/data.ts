import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Credentials, NewPassword, SetUp, signInContract, User } from '../../contract.ts'
import { userKey } from '../data.ts'

const api = createApi<typeof signInContract>()

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/login', { body: credentials }),
    onSuccess: (user) => client.setQueryData(userKey, user),
    meta: { seesOwnSignOut: true },
  })
}

/** Makes the first admin's account. The browser is signed in when the next page loads. */
export const setUpAccount = (body: SetUp): Promise<User> => api('POST /api/set-up', { body })

export const askForReset = (email: string) => api('POST /api/password-reset', { body: { email } })

export const setNewPassword = (body: NewPassword) => api('PUT /api/password-reset', { body })
