import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { familyContract, InviteCodeInput } from '../../contract.ts'

const api = createApi<typeof familyContract>()
export const codesKey = [api.address('GET /api/invite-codes')] as const

/** The time between two requests that ask whether joining by code is slow. */
const guessingPauseMs = 60_000

export const useGuessing = () =>
  useQuery({
    queryKey: [api.address('GET /api/invite-codes/guessing')],
    queryFn: () => api('GET /api/invite-codes/guessing'),
    refetchInterval: guessingPauseMs,
  })

export const useInviteCodes = () => useQuery({ queryKey: codesKey, queryFn: () => api('GET /api/invite-codes') })

function useCodesChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: codesKey }) })
}

export const useCreateCode = () =>
  useCodesChange((body: InviteCodeInput | undefined) => api('POST /api/invite-codes', { body }))

export const useRemoveCode = () =>
  useCodesChange((id: number) => api('DELETE /api/invite-codes/{id}', { params: { id } }))
