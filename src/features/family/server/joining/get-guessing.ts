import { findRetryTime } from '#platform/server/rate-limit.ts'
import type { Guessing } from '../../contract.ts'
import { attemptOf, globalLimit, type InviteRequest } from './resolve-invite.ts'

/** Tells admins that joining by code is paused. The limit covers the whole installation, so it concerns every journey. */
export async function getGuessing(request: Omit<InviteRequest, 'log'>): Promise<Guessing> {
  const retryAt = await findRetryTime(request.db, attemptOf(request), globalLimit, request.now)
  return { pausedUntil: retryAt === null ? null : new Date(retryAt).toISOString() }
}
