import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { Role } from '#platform/shared/role.ts'
import type {
  AdminMember,
  EmailInvite,
  familyContract,
  InviteCodeInput,
  Registration,
  SectionRights,
} from '../contract.ts'

const api = createApi<typeof familyContract>()
const codesKey = ['/api/invite-codes'] as const
const membersKey = ['/api/admin/users'] as const
const familyKey = (pregnancyId: number) =>
  [pathOf('GET /api/pregnancies/{pregnancyId}/family', { pregnancyId })] as const
const rightsKey = (pregnancyId: number) =>
  [pathOf('GET /api/pregnancies/{pregnancyId}/rights', { pregnancyId })] as const

export const useFamily = (pregnancyId: number) =>
  useQuery({
    queryKey: familyKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/family', { params: { pregnancyId } }),
  })

export const useSectionRights = (pregnancyId: number) =>
  useQuery({
    queryKey: rightsKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/rights', { params: { pregnancyId } }),
  })

export function useChangeSectionRights(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SectionRights) =>
      api('PUT /api/pregnancies/{pregnancyId}/rights', { params: { pregnancyId }, body }),
    onSuccess: (rights) => client.setQueryData(rightsKey(pregnancyId), rights),
  })
}

/** How often the list is asked for again while a letter is on its way. */
const mailPauseMs = 2000

export const useMembers = () =>
  useQuery({
    queryKey: membersKey,
    queryFn: () => api('GET /api/admin/users'),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? mailPauseMs : false),
  })

const isOnItsWay = ({ mail }: AdminMember) => mail === 'waiting'

/** A change of who is in: the list of members and the family on the home screen follow. */
function useMembersChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: membersKey }),
        client.invalidateQueries({ predicate: ({ queryKey }) => /\/family$/.test(String(queryKey[0])) }),
        client.invalidateQueries({ queryKey: codesKey }),
        // A parent is an admin: who is none any more is not named with the journey.
        client.invalidateQueries({ queryKey: ['/api/pregnancies/current'] }),
      ]),
  })
}

export const useInvite = () => useMembersChange((body: EmailInvite) => api('POST /api/admin/users/invite', { body }))

export const useChangeRole = () =>
  useMembersChange(({ email, role }: { email: string; role: Role }) =>
    api('PATCH /api/admin/users/{email}', { params: { email }, body: { role } }),
  )

export const useRemoveMember = () =>
  useMembersChange((email: string) => api('DELETE /api/admin/users/{email}', { params: { email } }))

export const useInviteCodes = () => useQuery({ queryKey: codesKey, queryFn: () => api('GET /api/invite-codes') })

function useCodesChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: codesKey }) })
}

export const useCreateCode = () =>
  useCodesChange((body: InviteCodeInput | undefined) => api('POST /api/invite-codes', { body }))

export const useRemoveCode = () =>
  useCodesChange((id: number) => api('DELETE /api/invite-codes/{id}', { params: { id } }))

/** Whose journey an invitation leads to; asked by a POST, so that the code is in no address. */
export const useInvitation = (code: string) =>
  useQuery({
    queryKey: ['/api/invite-codes/look-up', code],
    queryFn: () => api('POST /api/invite-codes/look-up', { body: { code } }),
  })

/** Joins; the page that comes next is loaded anew, as the person is now in another journey. */
export const redeemInvite = (code: string) => api('POST /api/invite-codes/redeem', { body: { code } })

export const register = (body: Registration) => api('POST /api/register', { body })
