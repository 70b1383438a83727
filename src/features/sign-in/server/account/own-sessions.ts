import type { Database } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { OwnSession } from '../../contract.ts'

/** A person's sessions, the latest used first. The current session counts as used now. */
export async function listOwnSessions(db: Database, { userId, sessionId }: SignedIn, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device_name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    deviceName: row.device_name,
    createdAt: row.created_at,
    lastUsedAt: row.id === sessionId ? now.toISOString() : row.last_used_at,
    isCurrent: row.id === sessionId,
  }))
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Signs a device out; throws `not-found` if the person has no such session. */
export async function endOwnSession(
  { db, cookies, headers }: Pick<Exchange, 'db' | 'cookies' | 'headers'>,
  { userId, sessionId }: SignedIn,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
  if (id !== sessionId) return
  cookies.set('session', null, 0)
  headers['clear-site-data'] = '"cache"'
}
