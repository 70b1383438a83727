import type { NewsKind } from '#platform/server/news/news-kind.ts'

export type Deed = 'added' | 'changed' | 'deleted'

const words: Readonly<Record<Deed, string>> = { added: 'added', changed: 'changed', deleted: 'cancelled' }

/** The name of the kind of news about this change. */
export const appointmentKind = (deed: Deed): string => `appointment-${deed}`

/** The news about appointments: added, moved to another time or place, and cancelled. */
export const appointmentNews: readonly NewsKind[] = (['added', 'changed', 'deleted'] as const).map((deed) => ({
  kind: appointmentKind(deed),
  topic: 'appointment',
  section: 'appointments',
  say: (count) => `${words[deed]} ${count === 1 ? 'an appointment' : `${count} appointments`}`,
  async find(db, { pregnancyId, ids }) {
    const rows = await db
      .selectFrom('appointments')
      .where('id', 'in', ids)
      .where('pregnancy_id', '=', pregnancyId)
      // Once the appointment is restored, its deletion is no longer news.
      .where('deleted_at', deed === 'deleted' ? 'is not' : 'is', null)
      .select(['id', 'title'])
      .execute()
    return new Map(rows.map(({ id, title }) => [id, { path: '/appointments', content: title, aboutId: id }]))
  },
}))
