import type { Database } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Emit } from '#platform/server/events.ts'
import type { PregnancyId, SignedIn } from '#platform/server/session.ts'
import { dayInZone } from '#platform/shared/calendar.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Pregnancy, PregnancySettings } from '../contract.ts'
import { journeyFounded } from '../events.ts'
import { isPlausibleDueDate } from '../rules.ts'
import { asPregnancy, columns } from './queries.ts'

/** The nickname until the parents choose one. */
const firstNickname = 'Baby'

type Context = { db: Database; emit: Emit; now: Date }

/** Begins this person's journey; when two calls come at once both are given the same one. */
export function foundJourney({ db, emit, now }: Context, { userId, sessionId }: SignedIn): Promise<Pregnancy> {
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', userId)
    const begun = await tx
      .selectFrom('pregnancies')
      .select(columns)
      .where('created_by', '=', userId)
      .where('id', 'in', (members) =>
        members
          .selectFrom('members')
          .select('pregnancy_id')
          .where('user_id', '=', userId)
          .where('accepted_at', 'is not', null),
      )
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (begun) return asPregnancy(begun, now)

    const row = await tx
      .insertInto('pregnancies')
      .values({
        baby_name: firstNickname,
        due_date: null,
        time_zone: 'UTC',
        created_at: now.toISOString(),
        created_by: userId,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await emit(tx, journeyFounded, { pregnancyId: row.id, userId, sessionId, now })
    return asPregnancy(row, now)
  })
}

/** Sets the nickname, the due date and where the family's days begin. */
export function changeSettings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  pregnancyId: PregnancyId,
  { babyName, dueDate, timeZone }: PregnancySettings,
): Promise<Pregnancy> {
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const before = await tx
      .selectFrom('pregnancies')
      .select(columns)
      .where('id', '=', pregnancyId)
      .executeTakeFirstOrThrow()
    const time_zone = timeZone ?? before.time_zone
    // A date that was plausible once may be kept: the baby can be renamed long after it.
    if (dueDate !== before.due_date && !isPlausibleDueDate(dueDate, dayInZone(now, time_zone)))
      throw new AppError('invalid-input', {
        fields: { dueDate: 'A due date is at most 300 days ahead and at most 60 days ago' },
      })
    const after = { baby_name: babyName, due_date: dueDate, time_zone }
    await tx.updateTable('pregnancies').set(after).where('id', '=', pregnancyId).execute()
    return asPregnancy({ id: pregnancyId, ...after }, now)
  })
}
