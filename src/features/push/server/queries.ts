import type { Database, Tx } from '#platform/server/database/database.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { PushDevice } from '../contract.ts'

/** The public key of this installation; throws `unavailable` before Nestling has made it. */
export async function getPublicKey(db: Database): Promise<{ publicKey: string }> {
  const keys = db.selectFrom('push_keys').select('public_key').orderBy('id', 'desc').limit(1)
  const { public_key } = await keys.executeTakeFirstOrThrow(() => new AppError('unavailable'))
  return { publicKey: public_key }
}

/** A person's devices whose sessions are still valid, the newest first. */
export async function listDevices(db: Database, actor: SignedIn, now: Date): Promise<PushDevice[]> {
  const rows = await selectDevices(db, actor.userId, now).orderBy('push_devices.id', 'desc').execute()
  return rows.map((row) => asDevice(row, actor))
}

/** The device of this session; throws `not-found` if it gets no notifications. */
export async function getCurrentDevice(tx: Tx, actor: SignedIn, now: Date): Promise<PushDevice> {
  const current = selectDevices(tx, actor.userId, now).where('session_id', '=', actor.sessionId)
  return asDevice(await current.executeTakeFirstOrThrow(() => new AppError('not-found')), actor)
}

const selectDevices = (db: Database | Tx, userId: number, now: Date) =>
  db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .select(['push_devices.id', 'push_devices.created_at', 'push_devices.session_id', 'sessions.device_name'])
    .where('push_devices.user_id', '=', userId)
    .where('push_devices.endpoint', 'is not', null)
    .where('sessions.expires_at', '>', now.toISOString())

type Row = { id: number; created_at: string; session_id: number; device_name: string }

const asDevice = ({ id, created_at, session_id, device_name }: Row, { sessionId }: SignedIn): PushDevice => ({
  id,
  deviceName: device_name,
  createdAt: created_at,
  isCurrent: session_id === sessionId,
})
