import type { Database } from '#platform/server/database/database.ts'
import { listFactorOwners } from '#platform/server/feature/second-factor.ts'
import type { Services } from '#platform/server/services.ts'
import type { AdminStep } from '#platform/shared/role.ts'

/** What an admin must do first: `set-up` a second step if they have none, or `pass` theirs by signing in again. */
export async function findAdminStep(
  context: Pick<Services, 'features'>,
  db: Database,
  userId: number,
): Promise<AdminStep> {
  return (await listFactorOwners(context, db, [userId])).has(userId) ? 'pass' : 'set-up'
}
