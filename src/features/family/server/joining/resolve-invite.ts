import type { Exchange } from '#platform/server/http/exchange.ts'
import {
  type Attempt,
  enforceLimits,
  findRetryTime,
  lockAttempts,
  type RateLimit,
  recordAttempt,
} from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import { reasonSpent } from '../../policy.ts'
import { readCode } from '../../rules.ts'
import { findInvite, type Invite, isToken } from './find-invite.ts'

/** At 20 wrong codes an hour, one of ten valid codes is guessed once in thirty thousand years. */
export const globalLimit: RateLimit = { column: null, most: 20, minutes: 60 }
const limits: readonly RateLimit[] = [{ column: 'place_hash', most: 5, minutes: 15 }, globalLimit]

export type Asking = Pick<Exchange, 'db' | 'now' | 'log' | 'caller'>

/** The invitation behind a code or token, even a used one; throws `wrong-invite-code`. Every caller goes through here. */
export async function resolveInvite(asking: Asking, secret: string): Promise<Invite> {
  const invite = isToken(secret) ? await findInvite(asking.db, secret) : await checkCode(asking, secret)
  if (!invite) throw new AppError('wrong-invite-code')
  return invite
}

export function refuseSpent(invite: Invite, now: Date): void {
  const reason = reasonSpent(invite, now)
  if (reason) throw new AppError(reason)
}

/** Codes can be guessed, so they are looked up one at a time and wrong ones are counted. */
async function checkCode(asking: Asking, secret: string): Promise<Invite | undefined> {
  const { db, now, log } = asking
  const attempt = attemptOf(asking)
  // Check once without the lock, so a flood of refusals does not hold others up.
  await enforceLimits(db, attempt, limits, now)
  // Input that cannot be a code is not counted, or typos would lock everybody out.
  if (readCode(secret) === null) return undefined
  const { invite, isLast } = await db.transaction().execute(async (tx) => {
    await lockAttempts(tx, attempt, limits, now)
    const invite = await findInvite(tx, secret)
    if (invite) return { invite, isLast: false }
    await recordAttempt(tx, attempt, now)
    return { invite, isLast: (await findRetryTime(tx, attempt, globalLimit, now)) !== null }
  })
  if (isLast) log.warn('too many wrong invite codes within an hour: for a while none is taken, emailed links are')
  return invite
}

export const attemptOf = ({ caller }: Pick<Asking, 'caller'>): Attempt => ({
  kind: 'invite-code',
  subject: 'invite-code',
  address: caller.address,
  deviceId: null,
})
