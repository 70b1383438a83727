import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { AccountChange, EmailChange, PasswordChange, signInContract, User } from '../../contract.ts'
import { userKey } from '../data.ts'
import { showTheme } from './preferences/show-theme.ts'

const api = createApi<typeof signInContract>()
const accountKey = [api.address('PATCH /api/account')] as const
const sessionsKey = [api.address('GET /api/account/sessions')] as const

export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: accountKey,
    mutationFn: (body: AccountChange) => api('PATCH /api/account', { body }),
    onSuccess: (user) => client.setQueryData(userKey, user),
    // A chosen theme applies before it is saved. If saving fails, this restores the saved one, even on another page.
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: accountKey }) === 1
      if (isLast) showTheme(client.getQueryData<User>(userKey)?.theme ?? 'auto')
    },
    // Changes are sent one after the other, so the last of several quick choices wins.
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
    // Refetched whenever the list appears, because people look here for new sign-ins.
    staleTime: 0,
  })

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/account/sessions/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export const useDeletionPreview = () =>
  useQuery({
    queryKey: [api.address('GET /api/account/deletion-preview')],
    queryFn: () => api('GET /api/account/deletion-preview'),
    // Not cached, because the preview changes when somebody else becomes an admin.
    gcTime: 0,
  })

/** Deletes the account. The caller then has to reload the page. */
export const deleteAccount = (currentPassword: string) => api('DELETE /api/account', { body: { currentPassword } })

/** A mutation whose response replaces the cached person. */
function useUserChange<Input>(change: (input: Input) => Promise<User>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (user) => client.setQueryData(userKey, user) })
}
