import { findRetryTime } from '#platform/server/rate-limit.ts'
import type { Guessing } from '../../contract.ts'
import { attemptOf, type InviteRequest, limitForAll } from './resolve-invite.ts'

/** Returns when joining by code stops being slow; null if it is not slow. All journeys of the installation share the limit. */
export async function getGuessing(request: Pick<InviteRequest, 'db' | 'now' | 'caller'>): Promise<Guessing> {
  const retryAt = await findRetryTime(request.db, attemptOf(request), limitForAll, request.now)
  return { slowUntil: retryAt === null ? null : new Date(retryAt).toISOString() }
}
