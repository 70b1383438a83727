import type { Migration } from '#platform/server/database/migrate.ts'

export const updateViewsMigration: Migration = {
  name: '0048-update-views',
  async up({ schema, createTable }) {
    await createTable('update_views')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('update_id', 'integer', (column) => column.notNull().references('updates.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('update_views_once', ['update_id', 'user_id'])
      .execute()
    await schema.createIndex('update_views_by_journey').on('update_views').column('pregnancy_id').execute()
    await schema.createIndex('update_views_by_person').on('update_views').columns(['user_id', 'pregnancy_id']).execute()
  },
}
