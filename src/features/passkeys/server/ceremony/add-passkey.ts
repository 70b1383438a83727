import type * as z from 'zod/mini'
import {
  changeFactors,
  checkCurrentPassword,
  checkFactorChange,
  lockAccount,
  lockPerson,
  nameDevice,
  tellOwner,
} from '#features/sign-in/server/public.ts'
import { isUniqueViolation } from '#platform/server/database/failures.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { CreationOptions, NewPasskey, Passkey } from '../../contract.ts'
import { passkeyLimits } from '../../rules.ts'
import { passkeyAddedMessage } from '../messages/messages.ts'
import { asPasskey, listCredentialIds, passkeyColumns } from '../queries.ts'
import { createChallenge, takeChallenge } from './challenges.ts'
import { algorithms, getRelyingParty, userHandleOf, verifyNewPasskey } from './verify.ts'

type Context = Pick<Exchange, 'db' | 'now' | 'caller' | 'environment' | 'features'>

/** Checks the password, and returns the options for creating a passkey. */
export async function beginAdding(
  exchange: Context,
  actor: SignedIn,
  currentPassword: string,
): Promise<z.infer<typeof CreationOptions>> {
  const { db, now, environment } = exchange
  const { id } = getRelyingParty(environment)
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, person)
    await checkFactorChange(exchange, tx, actor)
    const known = await listCredentialIds(tx, person.id)
    refuseTooMany(known)
    return {
      challenge: await createChallenge(tx, { userId: person.id, now }),
      rp: { id, name: 'Nestling' },
      user: {
        id: userHandleOf(person.id),
        name: person.email,
        displayName: `${person.firstName} ${person.lastName}`.trim(),
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyLimits.minutes * 60_000,
      attestation: 'none',
      // An authenticator that has one of these passkeys refuses to create another.
      excludeCredentials: known.map((credentialId) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  })
}

/** Verifies and stores a new passkey, names it after the browser, and notifies its owner. */
export async function addPasskey(exchange: Context, actor: SignedIn, answer: NewPasskey): Promise<Passkey> {
  const { userId } = actor
  const { db, now, caller, environment } = exchange
  const party = getRelyingParty(environment)
  const challenge = await takeChallenge(db, answer.clientData, { userId, now })
  const made = await verifyNewPasskey(answer, { challenge, party })
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    refuseTooMany(await listCredentialIds(tx, userId))
    const values = {
      user_id: userId,
      credential_id: made.id,
      public_key: made.publicKey,
      sign_count: made.counter,
      name: nameDevice(caller.userAgent),
      created_at: now.toISOString(),
    }
    const row = await changeFactors(exchange, tx, actor, () =>
      tx.insertInto('passkeys').values(values).returning(passkeyColumns).executeTakeFirstOrThrow().catch(explainKnown),
    )
    await tellOwner(tx, exchange, userId, passkeyAddedMessage)
    return asPasskey(row)
  })
}

function refuseTooMany(known: readonly string[]) {
  if (known.length >= passkeyLimits.most) throw new AppError('too-many-passkeys')
}

/** Turns the error for a duplicate credential id into `passkey-known`. The ids are random, so a duplicate is forged. */
function explainKnown(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('passkey-known') : error
}
