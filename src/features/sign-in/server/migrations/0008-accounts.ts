import type { Migration } from '#platform/server/database/migrate.ts'

export const accounts: Migration = {
  name: '0008-accounts',
  async up({ schema, createTable, bytes }) {
    await schema.alterTable('users').addColumn('units', 'text').execute()
    await schema
      .alterTable('users')
      .addColumn('theme', 'text', (column) => column.notNull().defaultTo('auto'))
      .execute()
    await schema.alterTable('users').addColumn('deleted_at', 'text').execute()

    await createTable('reset_tokens')
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()

    await createTable('portraits')
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await createTable('sign_in_notes')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('device_name', 'text', (column) => column.notNull())
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('sign_in_notes_by_user').on('sign_in_notes').columns(['user_id', 'id']).execute()
  },
}
