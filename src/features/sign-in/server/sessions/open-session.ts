import type { Tx } from '#platform/server/database/database.ts'
import { drawToken, hashToken } from '#platform/server/session.ts'

/** A session ends after 30 days without use, and after half a year in any case. */
export const sessionDays = { idle: 30, absolute: 180 } as const
const mostPerPerson = 20

type Opening = {
  userId: number
  pregnancyId: number | null
  deviceName: string
  hasPassedSecondStep?: boolean
  now: Date
}

/** Begins a session and returns its token. Deletes the person's oldest sessions beyond the limit. */
export async function openSession(tx: Tx, opening: Opening): Promise<string> {
  const { userId, pregnancyId, deviceName, hasPassedSecondStep = false, now } = opening
  const token = drawToken(32)
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      pregnancy_id: pregnancyId,
      token_hash: hashToken(token),
      device_name: deviceName,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: addDays(now, sessionDays.idle).toISOString(),
      second_step_at: hasPassedSecondStep ? now.toISOString() : null,
    })
    .execute()

  const newest = tx.selectFrom('sessions').select('id').where('user_id', '=', userId).orderBy('id', 'desc')
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest.limit(mostPerPerson))
    .execute()
  return token
}

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000)
