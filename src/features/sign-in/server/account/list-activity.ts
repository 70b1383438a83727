import type { Database } from '#platform/server/database/database.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import type { SignInActivity } from '../../contract.ts'

type PageQuery = { pregnancyId: PregnancyId; before: number; limit: number }

/**
 * The account events of a journey's members since they joined, newest first. Members who also follow another journey appear
 * with their sign-ins only, because their account changes concern the other journey too.
 */
export async function listActivity(db: Database, { pregnancyId, before, limit }: PageQuery): Promise<SignInActivity[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('sign_in_notes', 'sign_in_notes.user_id', 'members.user_id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .whereRef('sign_in_notes.noted_at', '>=', 'members.accepted_at')
    .where('sign_in_notes.id', '<', before)
    .where((eb) =>
      eb('sign_in_notes.what', '=', 'signed-in').or(
        eb.not(
          eb.exists(
            eb
              .selectFrom('members as elsewhere')
              .whereRef('elsewhere.user_id', '=', 'members.user_id')
              .where('elsewhere.pregnancy_id', '!=', pregnancyId)
              .where('elsewhere.accepted_at', 'is not', null)
              .select('elsewhere.id'),
          ),
        ),
      ),
    )
    .orderBy('sign_in_notes.id', 'desc')
    .limit(limit)
    .select(['sign_in_notes.id', 'sign_in_notes.what', 'sign_in_notes.device_name', 'sign_in_notes.noted_at'])
    .select(['users.first_name', 'users.email'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    what: row.what,
    firstName: row.first_name,
    email: row.email,
    deviceName: row.device_name,
    notedAt: row.noted_at,
  }))
}
