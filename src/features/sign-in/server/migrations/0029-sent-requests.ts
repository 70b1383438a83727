import type { Migration } from '#platform/server/database/migrate.ts'

export const sentRequests: Migration = {
  name: '0029-sent-requests',
  async up({ schema, createTable }) {
    await createTable('sent_requests')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addUniqueConstraint('one_sent_request', ['user_id', 'key_hash'])
      .execute()
    await schema.createIndex('sent_requests_by_time').on('sent_requests').columns(['sent_at']).execute()
  },
}
