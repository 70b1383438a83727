import type { Database } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { AppError } from '#platform/shared/errors.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import type { SurpriseInput, SurpriseState } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { describeSurprise } from './find-surprise.ts'

/** Sets what the parents see of gifts, and until when. */
export function chooseSurprise(
  { db, now, checkVersion }: { db: Database; now: Date; checkVersion: CheckVersion<SurpriseState> },
  admin: Pick<Member, 'pregnancyId' | 'userId'>,
  { mode, until = null }: SurpriseInput,
): Promise<SurpriseState> {
  const { pregnancyId } = admin
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    await checkVersion(() => describeSurprise(tx, admin, now))
    const journey = tx.selectFrom('pregnancies').select('time_zone').where('id', '=', pregnancyId)
    const { time_zone } = await journey.executeTakeFirstOrThrow()
    if (mode !== 'everything' && until !== null && until <= dayInZone(now, time_zone))
      throw new AppError('invalid-input', { fields: { until: texts.notAfterToday } })
    await tx.deleteFrom('wish_surprises').where('pregnancy_id', '=', pregnancyId).execute()
    if (mode !== 'everything')
      await tx.insertInto('wish_surprises').values({ pregnancy_id: pregnancyId, mode, until }).execute()
    return describeSurprise(tx, admin, now)
  })
}
