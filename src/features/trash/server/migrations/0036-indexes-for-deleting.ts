import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

/** Columns by which rows are deleted together with their journey or person. Until now, no index began with them. */
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

/** Without these indexes, deleting a journey or a person, or emptying the trash, read every row of a table. */
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
