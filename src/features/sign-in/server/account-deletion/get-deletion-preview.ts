import type { Database, Tx } from '#platform/server/database/database.ts'
import type { ListOwnJourneys } from '#platform/server/services.ts'
import type { DeletionPreview } from '../../contract.ts'

/** What deleting the account does to a person's journeys and shared things. */
export async function getDeletionPreview(
  list: ListOwnJourneys,
  db: Database | Tx,
  userId: number,
): Promise<DeletionPreview> {
  const journeys = await list(db, userId)
  const stays = journeys.filter(({ others }) => others > 0)
  return {
    ends: journeys.filter(({ others }) => others === 0).map(({ babyName }) => babyName),
    stays: stays.map(({ babyName, shared }) => ({ babyName, updates: shared })),
    needAdmin: stays
      .filter(({ role, otherAdmins }) => role === 'admin' && otherAdmins === 0)
      .map(({ babyName }) => babyName),
  }
}
