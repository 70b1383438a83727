import type { User } from '#features/sign-in/contract.ts'
import { createAccount, enter, getSelf, hashPassword, refuseWeakPassword } from '#features/sign-in/server/public.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Registration } from '../../contract.ts'
import { acceptInvite } from './accept-invite.ts'
import { refuseSpent, resolveInvite } from './resolve-invite.ts'

/** Makes an account, joins and signs in, all or nothing; what needs no password hash is refused before one is made. */
export async function register(exchange: Exchange, { inviteCode, password, ...person }: Registration): Promise<User> {
  const { db, environment, now } = exchange
  const invite = inviteCode === undefined ? null : await resolveInvite(exchange, inviteCode)
  if (invite) refuseSpent(invite, now)
  else if (!environment.openRegistration) throw new AppError('invitation-required')
  refuseWeakPassword(password, person)
  const passwordHash = await hashPassword(password)

  const token = await db.transaction().execute(async (tx) => {
    const userId = await createAccount(tx, { ...person, passwordHash, mayFound: invite === null }, now)
    if (invite) await acceptInvite(tx, invite, { userId, now })
    return enter(tx, exchange, userId)
  })
  return getSelf(exchange, token)
}
