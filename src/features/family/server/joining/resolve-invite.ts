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

/** Beyond this limit, every code is checked with a delay. Refusing codes would let four addresses block everybody. */
export const limitForAll: RateLimit = { column: null, most: 20, minutes: 60 }
const limits: readonly RateLimit[] = [
  { column: 'place_hash', most: 5, minutes: 15 },
  // All networks of one IPv6 customer count as one address.
  { column: 'wide_place_hash', most: 10, minutes: 60 },
]
/** The limits while many addresses guess. An address that sent no wrong code within a day is always served. */
const strictLimits: readonly RateLimit[] = [
  { column: 'place_hash', most: 1, minutes: 24 * 60 },
  { column: 'wide_place_hash', most: 1, minutes: 24 * 60 },
  ...limits,
]

export type InviteRequest = Pick<Exchange, 'db' | 'now' | 'log' | 'caller' | 'budgets'>

/**
 * Finds the invitation of a code or token, even if it has expired or the code is used up. Throws `wrong-invite-code` if
 * there is none. All routes find invitations with this function, so that guesses are limited everywhere.
 */
export async function resolveInvite(request: InviteRequest, secret: string): Promise<Invite> {
  const invite = isToken(secret) ? await findInvite(request.db, secret) : await checkCode(request, secret)
  if (!invite) throw new AppError('wrong-invite-code')
  return invite
}

export function refuseUnusable(invite: Invite, now: Date): void {
  const reason = unusableReason(invite, now)
  if (reason) throw new AppError(reason)
}

/** Codes can be guessed, so wrong ones are counted. Codes are looked up one at a time, so none escapes the count. */
async function checkCode(request: InviteRequest, secret: string): Promise<Invite | undefined> {
  const { db, now, log, budgets } = request
  const attempt = attemptOf(request)
  const slowUntil = await findRetryTime(db, attempt, limitForAll, now)
  const effective = slowUntil === null ? limits : strictLimits
  // Check once without the lock, so a flood of refused requests does not delay other people.
  await enforceLimits(db, attempt, effective, now)
  // Input that cannot be a code is not counted: a typo is no guess.
  if (readCode(secret) === null) return undefined
  budgets.codeGuesses.slowUntil(slowUntil ?? 0)
  await budgets.codeGuesses.wait(now)
  const { invite, reachesLimit } = await db.transaction().execute(async (tx) => {
    await lockAttempts(tx, attempt, effective, now)
    const invite = await findInvite(tx, secret)
    if (invite) return { invite, reachesLimit: false }
    const isSlow = async () => (await findRetryTime(tx, attempt, limitForAll, now)) !== null
    const wasSlow = await isSlow()
    await recordAttempt(tx, attempt, now)
    return { invite, reachesLimit: !wasSlow && (await isSlow()) }
  })
  if (reachesLimit)
    log.warn('too many wrong invite codes within an hour: for a while, each code takes five seconds to check')
  return invite
}

export const attemptOf = ({ caller }: Pick<InviteRequest, 'caller'>): Attempt => ({
  kind: 'invite-code',
  subject: 'invite-code',
  address: caller.address,
  deviceId: null,
})
