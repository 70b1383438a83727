import type { Migration } from '#platform/server/database/migrate.ts'

export const updatesMigration: Migration = {
  name: '0005-updates',
  async up({ schema, createTable }) {
    await createTable('updates')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('author_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('week', 'integer')
      .addColumn('image_url', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('updates_by_age').on('updates').columns(['pregnancy_id', 'id']).execute()
  },
}
