import { findRetryTime } from '#platform/server/rate-limit.ts'
import type { Guessing } from '../../contract.ts'
import { type Asking, attemptOf, globalLimit } from './resolve-invite.ts'

/** Tells admins that joining by code is paused. The limit covers the whole installation, so it concerns every journey. */
export async function getGuessing(asking: Omit<Asking, 'log'>): Promise<Guessing> {
  const retryAt = await findRetryTime(asking.db, attemptOf(asking), globalLimit, asking.now)
  return { pausedUntil: retryAt === null ? null : new Date(retryAt).toISOString() }
}
