import { findRetryTime } from '#platform/server/rate-limit.ts'
import type { Guessing } from '../../contract.ts'
import { attemptOf, type InviteRequest, limitForAll } from './resolve-invite.ts'

/** Returns until when joining by code is slow. The limit is for the whole installation, so it affects every journey. */
export async function getGuessing(request: Pick<InviteRequest, 'db' | 'now' | 'caller'>): Promise<Guessing> {
  const retryAt = await findRetryTime(request.db, attemptOf(request), limitForAll, request.now)
  return { slowUntil: retryAt === null ? null : new Date(retryAt).toISOString() }
}
