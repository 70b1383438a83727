import type { Migration } from '#platform/server/database/migrate.ts'

export const parents: Migration = {
  name: '0010-parents',
  async up({ schema, createTable }) {
    await schema
      .alterTable('pregnancies')
      .addColumn('units', 'text', (column) => column.notNull().defaultTo('metric'))
      .execute()
    await createTable('parents')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('called_as', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_parent', ['pregnancy_id', 'part'])
      .execute()
  },
}
