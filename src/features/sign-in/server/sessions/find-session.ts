import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { FindSession } from '#platform/server/session.ts'
import type { Role } from '#platform/shared/role.ts'
import { mayBeginJourney } from '../../policy.ts'
import { findAdminStep } from '../admins/find-admin-step.ts'
import { addDays, sessionDays } from './open-session.ts'

/** The use of a session is recorded at most this often, so most requests write nothing. */
const noteUseEveryMs = 3_600_000
const dayMs = 86_400_000

/**
 * Finds a token's session and the person's membership in one query: in the requested pregnancy, or else in the session's own.
 * Deletes an expired session.
 */
export const createFindSession =
  (context: Pick<Services, 'environment' | 'features'>): FindSession =>
  async (db, { tokenHash, pregnancyId, now }) => {
    const [row] = await selectSession(db, { tokenHash, pregnancyId })
    if (!row) return undefined
    if (isExpired(row, now)) {
      // The session is deleted, so setting the clock back does not revive it.
      await db.deleteFrom('sessions').where('id', '=', row.id).execute().catch(ignoreFailure)
      return undefined
    }
    if (now.getTime() - Date.parse(row.last_used_at) > noteUseEveryMs) await noteUse(db, row, now).catch(ignoreFailure)
    return {
      sessionId: row.id,
      userId: row.user_id,
      language: row.language,
      mayBeginJourney: mayBeginJourney(context.environment, row.founder_at),
      hasPassedSecondStep: row.second_step_at !== null,
      pregnancyId: row.member_of,
      role: row.role,
      adminStep: mustPassSecondStep(row) ? await findAdminStep(context, db, row.user_id) : null,
    }
  }

/** A session with more than 31 days left was opened or used while the clock was ahead. It counts as expired. */
export function isExpired({ expires_at }: { expires_at: string }, now: Date): boolean {
  const daysLeft = (Date.parse(expires_at) - now.getTime()) / dayMs
  return !(daysLeft > 0 && daysLeft <= sessionDays.idle + 1)
}

type AdminRow = { role: Role | null; asked_at: string | null; second_step_at: string | null }

/** Whether this is an admin of a journey that requires a second step, but the session has not passed one. */
export const mustPassSecondStep = ({ role, asked_at, second_step_at }: AdminRow): boolean =>
  role === 'admin' && asked_at !== null && second_step_at === null

type SessionKey = { tokenHash: string; pregnancyId: number | null }

const selectSession = compileQuery<SessionKey>()((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'sessions.user_id')
        .on('members.accepted_at', 'is not', null)
        .on('members.pregnancy_id', '=', (eb) => eb.fn.coalesce(eb.val(param('pregnancyId')), 'sessions.pregnancy_id')),
    )
    .leftJoin('asked_second_steps', 'asked_second_steps.pregnancy_id', 'members.pregnancy_id')
    .where('sessions.token_hash', '=', param('tokenHash'))
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.second_step_at',
      'asked_second_steps.asked_at',
      'users.founder_at',
      'users.language',
      'members.pregnancy_id as member_of',
      'members.role',
    ]),
)

/** Ignores a failed write: a full or read-only disk must not prevent reading. The next request tries the write again. */
const ignoreFailure = () => undefined

async function noteUse(db: Database, { id, created_at }: { id: number; created_at: string }, now: Date) {
  const absolute = addDays(new Date(created_at), sessionDays.absolute).getTime()
  const expiry = new Date(Math.min(addDays(now, sessionDays.idle).getTime(), absolute))
  const use = { last_used_at: now.toISOString(), expires_at: expiry.toISOString() }
  await db.updateTable('sessions').set(use).where('id', '=', id).execute()
}
