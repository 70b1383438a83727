import { useMutation } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { Credentials, NewPassword, SecondStepAnswer, SetUp, signInContract, User } from '../../contract.ts'

const api = createApi<typeof signInContract>()

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/login', { body: credentials }),
    // A 401 to this call means a wrong password, not a session that has ended.
    meta: { seesOwnSignOut: true },
  })

export const finishSignIn = (body: SecondStepAnswer): Promise<User> => api('POST /api/login/second-step', { body })

/** Makes the first admin's account. The browser is signed in when the next page loads. */
export const setUpAccount = (body: SetUp): Promise<User> => api('POST /api/set-up', { body })

export const askForReset = (email: string) => api('POST /api/password-reset', { body: { email } })

export const setNewPassword = (body: NewPassword) => api('PUT /api/password-reset', { body })
