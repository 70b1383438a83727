import { cast } from '#features/sign-in/fixtures.ts'
import type { Samples } from '#platform/server/feature/samples.ts'
import { drawToken } from '#platform/server/session.ts'

async function addDevice({ db }: Parameters<NonNullable<Samples['things']>['/api/x']>[0]) {
  const session = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id'])
    .where('email', '=', cast.mother.email)
  const { id, user_id } = await session.orderBy('sessions.id', 'desc').executeTakeFirstOrThrow()
  const row = { user_id, session_id: id, endpoint: `https://push.example.net/${drawToken()}`, p256dh: '', auth: '' }
  const added = db.insertInto('push_devices').values({ ...row, created_at: '2026-03-01T10:00:00.000Z' })
  return added.returning('id').executeTakeFirstOrThrow()
}

export const samples: Samples = {
  things: {
    '/api/push/devices/{id}': addDevice,
    '/api/push/devices/{id}/test': addDevice,
  },
}
