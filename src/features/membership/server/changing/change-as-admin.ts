import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { lockRole } from './lock-member.ts'

export type Admin = Pick<Member, 'pregnancyId' | 'userId'>

/**
 * Runs a change by an admin. The changes in a journey run one after the other. Throws `admin-only` for a former
 * admin.
 */
export function changeAsAdmin<Result>(
  db: Database,
  admin: Admin,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    if ((await lockRole(tx, admin)) !== 'admin') throw new AppError('admin-only')
    return change(tx)
  })
}
