import type { User } from '#features/sign-in/contract.ts'
import {
  createAccount,
  getSelf,
  hashPassword,
  refuseTakenEmail,
  refuseWeakPassword,
  startSession,
} from '#features/sign-in/server/public.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { clearAttempt, countAttempt, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Registration } from '../../contract.ts'
import { readCode } from '../../rules.ts'
import { acceptInvite } from './accept-invite.ts'
import { refuseUnusable, resolveInvite } from './resolve-invite.ts'

/** Limits registration without an invitation, because its responses reveal whether an email has an account. */
const openLimits: readonly RateLimit[] = [{ column: 'place_hash', most: 10, minutes: 60 }]
/** The limits for registration by invitation: per invitation and per address. Successful registrations do not count. */
const invitedLimits: readonly RateLimit[] = [
  { column: 'subject_hash', most: 30, minutes: 60 },
  { column: 'place_hash', most: 20, minutes: 60 },
]

/**
 * Makes an account, joins if there is an invitation, and signs in, in one transaction. Most checks come before the password
 * is hashed, because hashing is slow.
 */
export async function register(exchange: Exchange, { inviteCode, password, ...person }: Registration): Promise<User> {
  const { db, emit, environment, now } = exchange
  const invite = inviteCode === undefined ? null : await resolveInvite(exchange, inviteCode)
  if (invite) refuseUnusable(invite, now)
  else if (!environment.openRegistration) throw new AppError('invitation-required')
  refuseWeakPassword(password, person)
  const attemptId = await countRegistration(exchange, invite ? inviteCode : undefined, person.email)
  await refuseTakenEmail(db, person.email)
  const passwordHash = await hashPassword(password)

  const token = await db.transaction().execute(async (tx) => {
    const language = exchange.caller.language ?? invite?.language
    const account = { ...person, passwordHash, mayBeginJourney: invite === null, ...(language && { language }) }
    const userId = await createAccount(tx, account, now)
    if (invite) {
      await acceptInvite(tx, invite, { userId, now }, emit)
      await clearAttempt(tx, attemptId)
    }
    return startSession(tx, exchange, userId)
  })
  return getSelf(exchange, token)
}

/** Counts by address and, if there is an invitation, by invitation: even a widely shared code must reveal few emails. */
function countRegistration({ db, caller, now }: Exchange, inviteCode: string | undefined, email: string) {
  const by = { address: caller.address, deviceId: null }
  return inviteCode === undefined
    ? countAttempt(db, { kind: 'register', subject: email, ...by }, openLimits, now)
    : countAttempt(db, { kind: 'join', subject: readCode(inviteCode) ?? inviteCode, ...by }, invitedLimits, now)
}
