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

/** Renames one of a person's passkeys; `not-found` for any other. */
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

/** Removes one of a person's passkeys; `not-found` for any other. */
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

/** An account that is deleted leaves no messages, also not to an email that it had before. */
export async function deletePasskeyMessages(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const person = tx.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await person.executeTakeFirstOrThrow()
  await deleteMessages(tx, { recipient: email, kinds: passkeyMessages, subjectId: userId })
}

/** Passkeys, as a second factor among others. */
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
