import type { Migration } from '#platform/server/database/migrate.ts'

export const sessions: Migration = {
  name: '0004-sessions',
  async up({ schema, createTable }) {
    await createTable('sessions')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('pregnancy_id', 'integer', (column) => column.references('pregnancies.id').onDelete('set null'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('device_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'created_at']).execute()
    await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
  },
}
