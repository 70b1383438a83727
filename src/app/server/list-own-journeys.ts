import type { ListOwnJourneys } from '#platform/server/services.ts'

/** Composed here, because the data comes from three features that do not depend on each other. */
export const listOwnJourneys: ListOwnJourneys = async (db, userId) => {
  const rows = await db
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
      const shared = eb
        .selectFrom('updates')
        .whereRef('updates.pregnancy_id', '=', 'own.pregnancy_id')
        .where('updates.author_id', '=', userId)
        .where('updates.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('amount'))
      return [
        'pregnancies.baby_name',
        'own.role',
        others.$asScalar().$notNull().as('others'),
        others.where('members.role', '=', 'admin').$asScalar().$notNull().as('otherAdmins'),
        shared.$asScalar().$notNull().as('shared'),
      ]
    })
    .execute()
  return rows.map(({ baby_name, ...row }) => ({ babyName: baby_name, ...row }))
}
