import type { Tx } from '#platform/server/database/database.ts'
import type { Environment } from '#platform/server/environment.ts'
import { seal, unseal } from '#platform/server/idempotency/seal.ts'
import { readKeyFile } from '#platform/server/storage/key-file.ts'
import { AppError } from '#platform/shared/errors.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { findStep } from './totp.ts'

export type KeyPlace = Pick<Environment, 'dataDir'>

/**
 * Takes a code of a person whose row is locked: of the app, each once, or a recovery code. Throws `invalid-input` for the
 * field `code`.
 */
export async function takeCode(
  tx: Tx,
  { environment, now }: { environment: KeyPlace; now: Date },
  { userId, code }: { userId: number; code: string },
): Promise<void> {
  const known = await tx.selectFrom('second_steps').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!known) throw wrongCode()
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    if (known.set_up_at === null || !(await spendRecoveryCode(tx, userId, code))) throw wrongCode()
    return
  }
  const secret = openSecret(environment, userId, known.sealed_secret)
  const step = secret && (await findStep(secret, digits, now))
  // An older step, or the same, was used before: somebody may have read the code over a shoulder.
  if (!step || step <= known.last_step) throw wrongCode()
  await tx.updateTable('second_steps').set({ last_step: step }).where('id', '=', known.id).execute()
}

/** A copy of the database does not contain the secret, because the key is a file beside it. */
export const sealSecret = (environment: KeyPlace, userId: number, secret: string): string =>
  seal(secret, keyOf(environment, userId))

/** Null if the key is another, as after a restore on another machine. Recovery codes work nevertheless. */
function openSecret(environment: KeyPlace, userId: number, sealed: string): string | null {
  try {
    return unseal(sealed, keyOf(environment, userId))
  } catch {
    return null
  }
}

/** Different for each person, so nobody's secret can be put in place of another's. */
const keyOf = ({ dataDir }: KeyPlace, userId: number) =>
  `${readKeyFile(dataDir, 'second-step-key').toString('base64')} ${userId}`

const wrongCode = () =>
  new AppError('invalid-input', { fields: { code: 'That code is not right, or was used before.' } })
