import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { NewPasskey, PasskeyAnswer, passkeysContract } from '../contract.ts'

const api = createApi<typeof passkeysContract>()
const passkeysKey = [api.address('GET /api/account/passkeys')] as const

export const usePasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: () => api('GET /api/account/passkeys'), staleTime: 0 })

export const beginAdding = (currentPassword: string) =>
  api('POST /api/account/passkeys/challenge', { body: { currentPassword } })

export const useAddPasskey = () => usePasskeyChange((body: NewPasskey) => api('POST /api/account/passkeys', { body }))

export const useRenamePasskey = (id: number) =>
  usePasskeyChange((name: string) => api('PATCH /api/account/passkeys/{id}', { params: { id }, body: { name } }))

export const useRemovePasskey = (id: number) =>
  usePasskeyChange(() => api('DELETE /api/account/passkeys/{id}', { params: { id } }))

export const beginSignIn = () => api('POST /api/login/passkey-challenge')

export const signInWithPasskey = (body: PasskeyAnswer) => api('POST /api/login/passkey', { body })

function usePasskeyChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Refetches everything, because a passkey can give an admin more rights.
    onSuccess: () => client.invalidateQueries(),
  })
}
