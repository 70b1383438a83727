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
import { unusableReason } from '../../policy.ts'
import { readCode } from '../../rules.ts'
import { findInvite, type Invite, isToken } from './find-invite.ts'

/** At 20 wrong codes an hour, one of ten valid codes is guessed once in thirty thousand years. */
export const globalLimit: RateLimit = { column: null, most: 20, minutes: 60 }
const limits: readonly RateLimit[] = [
  { column: 'place_hash', most: 5, minutes: 15 },
  // One customer with many IPv6 networks must not use up what is for all.
  { column: 'wide_place_hash', most: 10, minutes: 60 },
  globalLimit,
]

export type InviteRequest = Pick<Exchange, 'db' | 'now' | 'log' | 'caller'>

/** The invitation behind a code or token, even a used one; throws `wrong-invite-code`. Every caller goes through here. */
export async function resolveInvite(request: InviteRequest, secret: string): Promise<Invite> {
  const invite = isToken(secret) ? await findInvite(request.db, secret) : await checkCode(request, secret)
  if (!invite) throw new AppError('wrong-invite-code')
  return invite
}

export function refuseUnusable(invite: Invite, now: Date): void {
  const reason = unusableReason(invite, now)
  if (reason) throw new AppError(reason)
}

/** Codes can be guessed, so they are looked up one at a time and wrong ones are counted. */
async function checkCode(request: InviteRequest, secret: string): Promise<Invite | undefined> {
  const { db, now, log } = request
  const attempt = attemptOf(request)
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

export const attemptOf = ({ caller }: Pick<InviteRequest, 'caller'>): Attempt => ({
  kind: 'invite-code',
  subject: 'invite-code',
  address: caller.address,
  deviceId: null,
})
