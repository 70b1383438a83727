import type * as z from 'zod/mini'
import type { User } from '#features/sign-in/contract.ts'
import { getSelf, lockPerson, startSession } from '#features/sign-in/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { countAttempt, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { PasskeyAnswer, RequestOptions } from '../../contract.ts'
import { passkeyLimits } from '../../rules.ts'
import { findCredential } from '../queries.ts'
import { createChallenge, takeChallenge } from './challenges.ts'
import { getRelyingParty, userHandleOf, verifyAnswer } from './verify.ts'

/**
 * Nobody can guess a signature, so these limits only save CPU time and disk space. They are high, because each load of the
 * sign-in page requests a challenge.
 */
const limits: readonly RateLimit[] = [
  { column: 'place_hash', most: 100, minutes: 15 },
  { column: 'wide_place_hash', most: 400, minutes: 15 },
]

/** The options for signing in with any passkey. They differ only in the challenge, so they reveal no account. */
export async function beginSignIn({ db, now, caller, environment }: Exchange): Promise<z.infer<typeof RequestOptions>> {
  const { id } = getRelyingParty(environment)
  const attempt = { kind: 'passkey-challenge', subject: '', address: caller.address, deviceId: null } as const
  await countAttempt(db, attempt, limits, now)
  const challenge = await db.transaction().execute((tx) => createChallenge(tx, { userId: null, now }))
  return { challenge, rpId: id, timeout: passkeyLimits.minutes * 60_000, userVerification: 'required' }
}

/** Signs in as the passkey's owner. An unknown passkey and a wrong signature get the same error. */
export async function signInWithPasskey(exchange: Exchange, answer: PasskeyAnswer): Promise<User> {
  const { db, now, environment } = exchange
  const party = getRelyingParty(environment)
  const challenge = await takeChallenge(db, answer.clientData, { userId: null, now })
  const known = await findCredential(db, answer.credentialId)
  if (!known || answer.userHandle !== userHandleOf(known.user_id)) throw new AppError('wrong-passkey')
  const signCount = await verifyAnswer(answer, known, { challenge, party })

  const token = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, known.user_id)
    await countUse(tx, exchange, { credentialId: answer.credentialId, signCount })
    return startSession(tx, exchange, known.user_id, { hasPassedSecondStep: true })
  })
  return getSelf(exchange, token)
}

/** Records the use. Throws `passkey-copied` if the signature counter did not grow. Passkeys without a counter always send 0. */
async function countUse(
  tx: Tx,
  { log, now }: Pick<Exchange, 'log' | 'now'>,
  { credentialId, signCount }: { credentialId: string; signCount: number },
) {
  // Read the passkey again under the lock: it may have been removed or used meanwhile.
  const passkey = await findCredential(tx, credentialId)
  if (!passkey) throw new AppError('wrong-passkey')
  const before = passkey.sign_count
  if ((before > 0 || signCount > 0) && signCount <= before) {
    log.warn(
      { passkey: passkey.id, before, now: signCount },
      'a passkey was refused: its signature counter did not grow',
    )
    throw new AppError('passkey-copied')
  }
  const use = { sign_count: signCount, last_used_at: now.toISOString() }
  await tx.updateTable('passkeys').set(use).where('id', '=', passkey.id).execute()
}
