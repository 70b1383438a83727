import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

const makers = {
  updates: 'author_id',
  contacts: 'created_by',
  appointments: 'created_by',
  wishes: 'created_by',
  photos: 'created_by',
} as const

/**
 * Indexes for lists, which are sorted by `deleted_at` and then by `id`. Without them PostgreSQL would read the rows of all
 * journeys to find the newest rows of one journey, and a journey’s whole trash to find one person’s things.
 */
export const listsByJourney: Migration = {
  name: '0019-lists-by-journey',
  async up({ schema }) {
    for (const table of ['updates', 'contacts', 'wishes', 'photos'] as const) {
      await schema.dropIndex(`${table}_by_journey`).execute()
      await schema.dropIndex(`${table}_deleted`).execute()
      const columns = ['pregnancy_id', 'deleted_at', 'id']
      await schema.createIndex(`${table}_by_journey`).on(table).columns(columns).execute()
    }
    await schema.dropIndex('photos_by_week').execute()
    const columns = ['pregnancy_id', 'week', 'deleted_at', 'id']
    await schema.createIndex('photos_by_week').on('photos').columns(columns).execute()
    for (const [table, maker] of Object.entries(makers))
      await schema
        .createIndex(`${table}_deleted_by`)
        .on(table)
        .columns(['pregnancy_id', maker, 'deleted_at'])
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute()
  },
}
