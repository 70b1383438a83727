import type { Migration } from '#platform/server/database/migrate.ts'

export const remindersMigration: Migration = {
  name: '0056-reminders',
  async up({ schema, createTable }) {
    await schema.alterTable('news_items').addColumn('about_at', 'text').execute()
    await schema.alterTable('news_settings').addColumn('reminders', 'text').execute()

    await createTable('news_reminders')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('news_reminders_once', ['pregnancy_id', 'starts_at', 'kind', 'subject_id', 'user_id'])
      .execute()
    await schema.createIndex('news_reminders_by_person').on('news_reminders').column('user_id').execute()
  },
}
