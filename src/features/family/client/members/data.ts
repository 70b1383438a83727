import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { Role } from '#platform/shared/role.ts'
import type { AdminMember, EmailInvite, familyContract } from '../../contract.ts'
import { codesKey } from '../invitations/data.ts'

const api = createApi<typeof familyContract>()
const membersKey = [api.address('GET /api/admin/users')] as const

/** The time between two refetches of the list while a message is being sent. */
const mailPauseMs = 2000

export const useMembers = () =>
  useQuery({
    queryKey: membersKey,
    queryFn: () => api('GET /api/admin/users'),
    refetchInterval: ({ state }) => (state.data?.some(isBeingSent) ? mailPauseMs : false),
  })

const isBeingSent = ({ mail }: AdminMember) => mail === 'waiting'

/**
 * A mutation that changes members and then refetches every list that shows them. If admins change their own membership
 * (`isSelf`), nothing is refetched, because they may no longer be allowed to read these lists.
 */
function useMembersChange<Input, Output>(change: (input: Input) => Promise<Output>, { isSelf = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      !isSelf &&
      Promise.all([
        client.invalidateQueries({ queryKey: membersKey }),
        client.invalidateQueries({ predicate: ({ queryKey }) => /\/family$/.test(String(queryKey[0])) }),
        client.invalidateQueries({ queryKey: codesKey }),
        // The journey lists its parents. Parents must be admins, so a former admin is no longer one of them.
        client.invalidateQueries({ queryKey: journeyKey }),
      ]),
  })
}

export const useInvite = () => useMembersChange((body: EmailInvite) => api('POST /api/admin/users/invite', { body }))

export const useChangeRole = (of: { isSelf: boolean }) =>
  useMembersChange(
    ({ email, role }: { email: string; role: Role }) =>
      api('PATCH /api/admin/users/{email}', { params: { email }, body: { role } }),
    of,
  )

export const useRemoveMember = (of: { isSelf: boolean }) =>
  useMembersChange((email: string) => api('DELETE /api/admin/users/{email}', { params: { email } }), of)
