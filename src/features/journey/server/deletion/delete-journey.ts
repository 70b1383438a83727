import { journeyEnded } from '#features/membership/events.ts'
import { changeAsAdmin } from '#features/membership/server/public.ts'
import { checkCurrentPassword, lockAccount } from '#features/sign-in/server/public.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

/**
 * Deletes the journey with everything in it, for everybody. Throws `other-admins` while another member is an admin or is
 * named as a parent. Otherwise an admin could take the other parent's role away and delete what that parent shared.
 */
export async function deleteJourney(exchange: Exchange, admin: Member, currentPassword: string): Promise<void> {
  const { db, emit } = exchange
  const { pregnancyId, userId } = admin
  const person = await checkCurrentPassword(exchange, admin, currentPassword)
  await changeAsAdmin(db, admin, async (tx) => {
    await lockAccount(tx, person)
    const another = await tx
      .selectFrom('members')
      .select('id')
      .where('pregnancy_id', '=', pregnancyId)
      .where('accepted_at', 'is not', null)
      .where('user_id', '<>', userId)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('role', '=', 'admin'),
          eb('user_id', 'in', selectFrom('parents').select('user_id').where('pregnancy_id', '=', pregnancyId)),
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    if (another) throw new AppError('other-admins')
    await emit(tx, journeyEnded, { pregnancyId })
  })
}
