import type { Tx } from '#platform/server/database/database.ts'
import type { SignInNote } from '../../rules.ts'

const mostNotes = 50

type Note = { userId: number; what: SignInNote; deviceName: string; now: Date }

/** Records an account event for the admins of the person's journeys; deletes the oldest beyond the limit. */
export async function recordAccountEvent(tx: Tx, { userId, what, deviceName, now }: Note): Promise<void> {
  await tx
    .insertInto('sign_in_notes')
    .values({ user_id: userId, what, device_name: deviceName, noted_at: now.toISOString() })
    .execute()
  const newest = tx.selectFrom('sign_in_notes').select('id').where('user_id', '=', userId).orderBy('id', 'desc')
  await tx
    .deleteFrom('sign_in_notes')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest.limit(mostNotes))
    .execute()
}
