import { changeFactors, lockPerson, tellOwner } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { SecondFactor } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { deleteMessages } from '#platform/server/mail/delete-messages.ts'
import type { SignedIn, UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Passkey, PasskeyName } from '../contract.ts'
import { passkeyMessages, passkeyRemovedMessage } from './messages/messages.ts'
import { asPasskey, passkeyColumns } from './queries.ts'

/** Renames a passkey; throws `not-found` if it is not the person's own. */
export async function renamePasskey(db: Database, userId: UserId, id: number, { name }: PasskeyName): Promise<Passkey> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(passkeyColumns)
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
  return asPasskey(row)
}

type Context = Pick<Exchange, 'db' | 'now' | 'caller' | 'environment' | 'features'>

/** Removes a passkey; throws `not-found` if it is not the person's own. */
export function removePasskey(exchange: Context, actor: SignedIn, id: number): Promise<void> {
  const { userId } = actor
  return exchange.db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    await changeFactors(exchange, tx, actor, () =>
      tx
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirstOrThrow(() => new AppError('not-found')),
    )
    await tellOwner(tx, exchange, userId, passkeyRemovedMessage)
  })
}

/** Deletes the passkey messages of an account that is being deleted, also those to its former emails. */
export async function deletePasskeyMessages(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const person = tx.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await person.executeTakeFirstOrThrow()
  await deleteMessages(tx, { recipient: email, kinds: passkeyMessages, subjectId: userId })
}

/** Passkeys as one kind of second factor. */
export const passkeyFactor: SecondFactor = {
  async listOwners(db, userIds) {
    const theirs = db.selectFrom('passkeys').select('user_id').where('user_id', 'in', userIds)
    return (await theirs.groupBy('user_id').execute()).map(({ user_id }) => user_id)
  },
  async remove(tx, userId) {
    const removed = await tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute()
    if (removed.length === 0) return null
    return removed.length === 1 ? 'a passkey' : `${removed.length} passkeys`
  },
}
