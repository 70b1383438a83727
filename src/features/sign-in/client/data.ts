import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type {
  AccountChange,
  Credentials,
  EmailChange,
  NewPassword,
  PasswordChange,
  SetUp,
  signInContract,
  User,
} from '../contract.ts'

const api = createApi<typeof signInContract>()
const userKey = ['/api/auth/user'] as const
const sessionsKey = ['/api/account/sessions'] as const

/** Who is signed in; null when nobody is. Known from the page itself. */
export function useUser(): User | null {
  // A server that cannot say is not one that says nobody: that breaks the page, which offers to try again.
  return useSuspenseQuery({ queryKey: userKey, queryFn: () => api('GET /api/auth/user') }).data
}

/** A change after which the server says anew who one is. */
function useUserChange<Input>(change: (input: Input) => Promise<User>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (user) => client.setQueryData(userKey, user) })
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

export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountChange) => api('PATCH /api/account', { body }),
    onSuccess: (user) => client.setQueryData(userKey, user),
    // One after the other: of choices made in quick succession the last must be the one that is kept.
    scope: { id: 'account' },
  })
}

export const useChangeEmail = () => useUserChange((body: EmailChange) => api('POST /api/account/email', { body }))

export const useRemovePicture = () => useUserChange(() => api('DELETE /api/account/picture'))

export const useSetPicture = () =>
  useUserChange((picture: File) => {
    const form = new FormData()
    form.append('picture', picture)
    return api('POST /api/account/picture', { form })
  })

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => api('POST /api/account/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: () => api('GET /api/account/sessions'),
    // Where one has signed in since is what one comes to see.
    staleTime: 0,
  })

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/account/sessions/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export const useFarewell = () =>
  useQuery({
    queryKey: ['/api/account/farewell'],
    queryFn: () => api('GET /api/account/farewell'),
    // Nobody may be told what was true before they made somebody else an admin.
    gcTime: 0,
  })

/** The account is gone afterwards: what the page shows next is loaded anew. */
export const deleteAccount = (currentPassword: string) => api('DELETE /api/account', { body: { currentPassword } })

export const askForReset = (email: string) => api('POST /api/password-reset', { body: { email } })

export const setNewPassword = (body: NewPassword) => api('PUT /api/password-reset', { body })

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
