import type { FindSessionRoles } from '#platform/server/session.ts'
import { isExpired, mustPassSecondStep } from './find-session.ts'

/**
 * Reads the roles of all sessions in one query, because many pages may be open. An admin who still has to pass a second step
 * counts as family.
 */
export const findSessionRoles: FindSessionRoles = async (db, { sessionIds, pregnancyId, now }) => {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'sessions.user_id').on('members.accepted_at', 'is not', null),
    )
    .leftJoin('asked_second_steps', 'asked_second_steps.pregnancy_id', 'members.pregnancy_id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('sessions.pregnancy_id', '=', pregnancyId)
    .where('sessions.id', 'in', sessionIds)
    .select([
      'sessions.id',
      'sessions.expires_at',
      'sessions.second_step_at',
      'members.role',
      'asked_second_steps.asked_at',
    ])
    .execute()
  const valid = rows.filter((row) => !isExpired(row, now))
  return new Map(valid.map((row) => [row.id, mustPassSecondStep(row) ? 'family' : row.role]))
}
