import type { Migration } from '../database/migrate.ts'

export const jobsMigration: Migration = {
  name: '0016-jobs',
  async up({ createTable }) {
    await createTable('jobs')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
  },
}
