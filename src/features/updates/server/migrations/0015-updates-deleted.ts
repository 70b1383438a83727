import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const updatesDeleted: Migration = {
  name: '0015-updates-deleted',
  async up({ schema }) {
    await schema.alterTable('updates').addColumn('deleted_at', 'text').execute()
    await schema.dropIndex('updates_by_age').execute()
    await schema
      .createIndex('updates_by_journey')
      .on('updates')
      .columns(['pregnancy_id', 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
    await schema.createIndex('updates_deleted').on('updates').columns(['pregnancy_id', 'deleted_at']).execute()
  },
}
