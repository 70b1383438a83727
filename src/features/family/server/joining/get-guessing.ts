import { findRetryTime } from '#platform/server/rate-limit.ts'
import type { Guessing } from '../../contract.ts'
import { type Asking, attemptOf, everywhere } from './resolve-invite.ts'

/** What the admins are told of wrong codes: the whole installation has one budget, so it concerns every journey. */
export async function getGuessing(asking: Omit<Asking, 'log'>): Promise<Guessing> {
  const retryAt = await findRetryTime(asking.db, attemptOf(asking), everywhere, asking.now)
  return { pausedUntil: retryAt === null ? null : new Date(retryAt).toISOString() }
}
