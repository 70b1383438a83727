import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { AppError } from '#platform/shared/errors.ts'

/** Holds a person's row until the transaction ends; an account that was deleted meanwhile is nobody's. */
export async function holdPerson(tx: Tx, userId: number): Promise<void> {
  await lockRow(tx, 'users', userId)
  const person = tx.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
  await person.executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

/** The same, and tells whether the password is still the one of this hash: it may have been replaced while it was judged. */
export async function holdPassword(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  await lockRow(tx, 'users', id)
  const person = tx.selectFrom('users').select('id').where('id', '=', id).where('password_hash', '=', passwordHash)
  return (await person.executeTakeFirst()) !== undefined
}
