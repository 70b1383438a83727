import { useQuery } from '@tanstack/react-query'
import { ApiError, createApi } from '#platform/client/api.ts'
import { type FirstAnswer, usePageData } from '#platform/client/page-data.ts'
import type { familyContract, Invitation, Registration } from '../../contract.ts'

const api = createApi<typeof familyContract>()

/**
 * The journey of an invitation, or the reason why the invitation is refused. A POST keeps the code out of URLs and
 * logs.
 */
export function useInvitation(code: string) {
  const { invitation } = usePageData()
  return useQuery({
    queryKey: [api.address('POST /api/invite-codes/look-up'), code],
    queryFn: () => api('POST /api/invite-codes/look-up', { body: { code } }).catch(returnRefusal),
    // Never refetched, because each look-up of a wrong code counts as a guess.
    meta: { neverAges: true },
    initialData: invitation?.code === code ? readPrerendered(invitation.answer) : undefined,
  })
}

/**
 * Turns a refusal into data, because the server also prerenders refusals, and a query with an error cannot be
 * prerendered.
 */
function returnRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

// The cast is safe: the server has checked its response against the contract.
const readPrerendered = (answer: FirstAnswer | undefined) =>
  answer && (answer.status < 400 ? (answer.body as Invitation) : new ApiError(answer.status, '', answer.body))

/** Joins by an invitation. The caller then reloads the page, because the session now shows another journey. */
export const redeemInvite = (code: string) => api('POST /api/invite-codes/redeem', { body: { code } })

export const register = (body: Registration) => api('POST /api/register', { body })
