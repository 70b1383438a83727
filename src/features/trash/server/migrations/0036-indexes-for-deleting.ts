import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

/** Tables and columns by which rows are deleted with their journey or person, and which no index began with. */
const owners = [
  ['sessions', 'pregnancy_id'],
  ['imported_journeys', 'pregnancy_id'],
  ['wish_reservations', 'pregnancy_id'],
  ['wish_purchases', 'pregnancy_id'],
  ['wish_notices', 'pregnancy_id'],
  ['calendar_feeds', 'user_id'],
  ['parents', 'user_id'],
  ['removed_members', 'user_id'],
  ['invitations', 'invited_by'],
  ['invite_codes', 'created_by'],
] as const

const withTrash = ['updates', 'scans', 'appointments', 'photos', 'contacts', 'wishes'] as const

/** Indexes for what is deleted: without them every row of every journey was read to find those of one, or the oldest in the trash. */
export const indexesForDeleting: Migration = {
  name: '0036-indexes-for-deleting',
  async up({ schema }) {
    for (const [table, column] of owners)
      await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
    for (const table of withTrash)
      await schema
        .createIndex(`${table}_in_trash`)
        .on(table)
        .column('deleted_at')
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute()
  },
}
