import type { Migration } from '#platform/server/database/migrate.ts'

export const removedMembers: Migration = {
  name: '0025-removed-members',
  async up({ createTable }) {
    await createTable('removed_members')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('removed_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_removal', ['pregnancy_id', 'user_id'])
      .execute()
  },
}
