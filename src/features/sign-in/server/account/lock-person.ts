import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { AppError } from '#platform/shared/errors.ts'

/** Locks a person's row until the transaction ends; throws `unauthorized` if the account was deleted. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await lockRow(tx, 'users', userId)
  const person = tx.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
  await person.executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

/**
 * Locks a person's row until the transaction ends, and returns whether `passwordHash` is still the hash of their password.
 */
export async function lockAndComparePasswordHash(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  await lockRow(tx, 'users', id)
  const person = tx.selectFrom('users').select('id').where('id', '=', id).where('password_hash', '=', passwordHash)
  return (await person.executeTakeFirst()) !== undefined
}
