import type { Migration } from '../database/migrate.ts'

export const budgetsMigration: Migration = {
  name: '0035-budgets',
  async up({ createTable, schema }) {
    await createTable('budgets')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('spender', 'integer', (column) => column.notNull())
      .addColumn('full_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('budgets_by_spender', ['name', 'spender'])
      .execute()
    await schema.createIndex('budgets_by_full_at').on('budgets').column('full_at').execute()
  },
}
