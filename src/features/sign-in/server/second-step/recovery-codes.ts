import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/server/database/database.ts'
import { hashToken } from '#platform/server/session.ts'

/** 32 characters that do not look alike. 256 is a multiple of 32, so a random byte selects each character equally often. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const codeCount = 10

/** Makes ten recovery codes and deletes earlier ones. Each has 80 random bits; only hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, drawCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Uses up a recovery code by deleting it; false if the code is unknown or was used before. */
export async function spendRecoveryCode(tx: Tx, userId: number, typed: string): Promise<boolean> {
  const used = tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hashOf(typed))
  return (await used.returning('id').executeTakeFirst()) !== undefined
}

/** A new code, for example `4f7h-9kqm-2x0r-t8vw`. */
function drawCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? ''
}

/** A code has the same hash if it is typed in capitals, with spaces, or with letters that look like digits. */
const hashOf = (code: string) =>
  hashToken(
    code
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  )
