import type { Database } from '#platform/server/database/database.ts'
import type { UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { joinHides } from '#platform/shared/journey/hideable.ts'
import type { AccountChange } from '../../contract.ts'

/** Changes the given fields; omitted fields stay as they are. Throws `unauthorized` if the account was deleted meanwhile. */
export async function changeAccount(db: Database, userId: UserId, change: AccountChange): Promise<void> {
  const { firstName, lastName, hides, ...looks } = change
  const given = {
    ...looks,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(hides !== undefined && { hides: joinHides(hides) }),
  }
  if (Object.keys(given).length === 0) return
  await db
    .updateTable('users')
    .set(given)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}
