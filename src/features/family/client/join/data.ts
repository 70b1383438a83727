import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { familyContract, Registration } from '../../contract.ts'

const api = createApi<typeof familyContract>()

/** Whose journey an invitation leads to. A POST keeps the code out of addresses. */
export const useInvitation = (code: string) =>
  useQuery({
    queryKey: [api.address('POST /api/invite-codes/look-up'), code],
    queryFn: () => api('POST /api/invite-codes/look-up', { body: { code } }),
  })

/** Joins. The next page is reloaded, because the person is now in another journey. */
export const redeemInvite = (code: string) => api('POST /api/invite-codes/redeem', { body: { code } })

export const register = (body: Registration) => api('POST /api/register', { body })
