import type { User } from '#features/sign-in/contract.ts'
import { createAccount, enter, getSelf, hashPassword, refuseWeakPassword } from '#features/sign-in/server/public.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { countAttempt, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Registration } from '../../contract.ts'
import { acceptInvite } from './accept-invite.ts'
import { refuseSpent, resolveInvite } from './resolve-invite.ts'

/** The limit for open registration, whose answers reveal whether an email has an account. */
const limits: readonly RateLimit[] = [{ column: 'place_hash', most: 10, minutes: 60 }]

/** Makes an account, joins and signs in, all or nothing. Everything that needs no password hash is checked first. */
export async function register(exchange: Exchange, { inviteCode, password, ...person }: Registration): Promise<User> {
  const { db, emit, environment, now, caller } = exchange
  const invite = inviteCode === undefined ? null : await resolveInvite(exchange, inviteCode)
  if (invite) refuseSpent(invite, now)
  else if (!environment.openRegistration) throw new AppError('invitation-required')
  refuseWeakPassword(password, person)
  const attempt = { kind: 'register', subject: person.email, address: caller.address, deviceId: null } as const
  if (!invite) await countAttempt(db, attempt, limits, now)
  const passwordHash = await hashPassword(password)

  const token = await db.transaction().execute(async (tx) => {
    const userId = await createAccount(tx, { ...person, passwordHash, mayFound: invite === null }, now)
    if (invite) await acceptInvite(tx, invite, { userId, now }, emit)
    return enter(tx, exchange, userId)
  })
  return getSelf(exchange, token)
}
