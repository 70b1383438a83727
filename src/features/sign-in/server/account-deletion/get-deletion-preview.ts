import type { Database, Tx } from '#platform/server/database/database.ts'
import type { DeletionPreview } from '../../contract.ts'

/** What deleting the account does to a person's journeys and shared things. */
export async function getDeletionPreview(db: Database | Tx, userId: number): Promise<DeletionPreview> {
  const journeys = await listJourneys(db, userId)
  const stays = journeys.filter(({ others }) => others > 0)
  return {
    ends: journeys.filter(({ others }) => others === 0).map(({ baby_name }) => baby_name),
    stays: stays.map(({ baby_name, updates }) => ({ babyName: baby_name, updates })),
    needAdmin: stays
      .filter(({ role, otherAdmins }) => role === 'admin' && otherAdmins === 0)
      .map(({ baby_name }) => baby_name),
  }
}

/** The person's journeys in order of joining, with their other members. */
function listJourneys(db: Database | Tx, userId: number) {
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
      const updates = eb
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
        updates.$asScalar().$notNull().as('updates'),
      ]
    })
    .execute()
}
