import type { ListOwnJourneys } from '#platform/server/services.ts'

/**
 * Defined in `app`: `sign-in` needs it, but must not read tables of `journey`, because `journey` depends on `sign-in`.
 */
export const listOwnJourneys: ListOwnJourneys = async (db, userId) => {
  return db
    .selectFrom('members as own')
    .innerJoin('pregnancies', 'pregnancies.id', 'own.pregnancy_id')
    .where('own.user_id', '=', userId)
    .where('own.accepted_at', 'is not', null)
    .orderBy('own.accepted_at')
    .orderBy('own.id')
    .select((eb) => {
      const others = eb
        .selectFrom('members')
        .whereRef('members.pregnancy_id', '=', 'own.pregnancy_id')
        .where('members.accepted_at', 'is not', null)
        .where('members.user_id', '!=', userId)
        .select(({ fn }) => fn.countAll<number>().as('amount'))
      return [
        'own.pregnancy_id as pregnancyId',
        'pregnancies.baby_name as babyName',
        'own.role',
        others.$asScalar().$notNull().as('others'),
        others.where('members.role', '=', 'admin').$asScalar().$notNull().as('otherAdmins'),
      ]
    })
    .execute()
}
