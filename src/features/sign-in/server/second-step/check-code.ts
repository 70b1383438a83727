import type { Tx } from '#platform/server/database/database.ts'
import type { Environment } from '#platform/server/environment.ts'
import { seal, unseal } from '#platform/server/idempotency/seal.ts'
import { readKeyFile } from '#platform/server/storage/key-file.ts'
import { AppError } from '#platform/shared/errors.ts'
import { texts } from '../../texts/texts.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { findStep } from './totp.ts'

export type KeyFolder = Pick<Environment, 'dataDir'>

/**
 * Accepts a code from the authenticator app or a recovery code, each only once; otherwise throws `invalid-input` for the field
 * `code`. The caller must have locked the person's row.
 */
export async function takeCode(
  tx: Tx,
  { environment, now }: { environment: KeyFolder; now: Date },
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
  // Refuses a code that was used, and older codes, because somebody may have watched the person type them.
  if (!step || step <= known.last_step) throw wrongCode()
  await tx.updateTable('second_steps').set({ last_step: step }).where('id', '=', known.id).execute()
}

/** Encrypts the secret with a key from a file, so a copy of the database alone does not reveal it. */
export const sealSecret = (environment: KeyFolder, userId: number, secret: string): string =>
  seal(secret, keyOf(environment, userId))

/** Null if the key file has changed, as after a restore on another machine. Recovery codes still work then. */
function openSecret(environment: KeyFolder, userId: number, sealed: string): string | null {
  try {
    return unseal(sealed, keyOf(environment, userId))
  } catch {
    return null
  }
}

/** Each person has a different key, so one person's encrypted secret is useless in another person's row. */
const keyOf = ({ dataDir }: KeyFolder, userId: number) =>
  `${readKeyFile(dataDir, 'second-step-key').toString('base64')} ${userId}`

const wrongCode = () => new AppError('invalid-input', { fields: { code: texts.wrongCode } })
