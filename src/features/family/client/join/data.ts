import { useQuery } from '@tanstack/react-query'
import { ApiError, createApi } from '#platform/client/api.ts'
import { type FirstAnswer, usePageData } from '#platform/client/page-data.ts'
import type { familyContract, Invitation, Registration } from '../../contract.ts'

const api = createApi<typeof familyContract>()

/** Whose journey an invitation leads to, or why it is refused. A POST keeps the code out of addresses. */
export function useInvitation(code: string) {
  const { invitation } = usePageData()
  return useQuery({
    queryKey: [api.address('POST /api/invite-codes/look-up'), code],
    queryFn: () => api('POST /api/invite-codes/look-up', { body: { code } }).catch(returnRefusal),
    initialData: invitation?.code === code ? readFirst(invitation.answer) : undefined,
  })
}

/** The server draws a refusal too, and it can draw data but no error. */
function returnRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

// The cast is safe: the server has checked its answer against the contract.
const readFirst = (answer: FirstAnswer | undefined) =>
  answer && (answer.status < 400 ? (answer.body as Invitation) : new ApiError(answer.status, '', answer.body))

/** Joins. The next page is reloaded, because the person is now in another journey. */
export const redeemInvite = (code: string) => api('POST /api/invite-codes/redeem', { body: { code } })

export const register = (body: Registration) => api('POST /api/register', { body })
