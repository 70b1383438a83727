import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

export type Admin = Pick<Member, 'pregnancyId' | 'userId'>

/** Makes one admin's change after the other; who stopped being an admin a moment ago is refused. */
export function changeAsAdmin<Result>(
  db: Database,
  { pregnancyId, userId }: Admin,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const admin = tx
      .selectFrom('members')
      .select('id')
      .where('pregnancy_id', '=', pregnancyId)
      .where('user_id', '=', userId)
      .where('role', '=', 'admin')
      .where('accepted_at', 'is not', null)
    await admin.executeTakeFirstOrThrow(() => new AppError('admin-only'))
    return change(tx)
  })
}
