import type { Migration } from '#platform/server/database/migrate.ts'

export const members: Migration = {
  name: '0003-members',
  async up({ schema, createTable }) {
    await createTable('members')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .addUniqueConstraint('members_once', ['pregnancy_id', 'user_id'])
      .execute()
    await schema.createIndex('members_by_user').on('members').columns(['user_id', 'accepted_at']).execute()
  },
}
