import type { Exchange } from '#platform/server/http/exchange.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Credentials, User } from '../../contract.ts'
import { mayFound, roleOf } from '../../policy.ts'
import { beginAttempt, forgiveAttempts, withdrawAttempt } from '../attempts/begin-attempt.ts'
import { isPassword } from '../password/hash-password.ts'
import { asUser, findKnownDevice, findUserByEmail } from '../queries.ts'
import { enter } from './enter.ts'

/** Signs in, or throws `wrong-credentials`: the same, and as late, for an unknown email as for a wrong password. */
export async function signIn(exchange: Exchange, { email, password }: Credentials): Promise<User> {
  const { db, now, cookies, caller, environment } = exchange
  const device = await findKnownDevice(db, email, cookies.get('device'))
  const attempt = { email, address: caller.address, deviceId: device?.id ?? null }
  const attemptId = await beginAttempt(db, { ...attempt, now })

  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(password, user?.password_hash ?? null).catch(async (error) => {
    await withdrawAttempt(db, attemptId)
    throw error
  })
  if (!user || !isRight) throw new AppError('wrong-credentials')

  return db.transaction().execute(async (tx) => {
    await forgiveAttempts(tx, attempt)
    const role = await enter(tx, exchange, user.id)
    return asUser(user, roleOf({ role, mayFound: mayFound(environment, user.founder_at) }))
  })
}
