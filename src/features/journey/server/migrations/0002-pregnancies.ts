import type { Migration } from '#platform/server/database/migrate.ts'

export const pregnancies: Migration = {
  name: '0002-pregnancies',
  async up({ createTable }) {
    await createTable('pregnancies')
      .addColumn('baby_name', 'text', (column) => column.notNull())
      .addColumn('due_date', 'text')
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .execute()
  },
}
