import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { familyContract, Registration } from '../../contract.ts'

const api = createApi<typeof familyContract>()

/** Whose journey an invitation leads to; asked by a POST, so that the code is in no address. */
export const useInvitation = (code: string) =>
  useQuery({
    queryKey: ['/api/invite-codes/look-up', code],
    queryFn: () => api('POST /api/invite-codes/look-up', { body: { code } }),
  })

/** Joins; the page that comes next is loaded anew, as the person is now in another journey. */
export const redeemInvite = (code: string) => api('POST /api/invite-codes/redeem', { body: { code } })

export const register = (body: Registration) => api('POST /api/register', { body })
