import type { Migration } from '#platform/server/database/migrate.ts'

export const layouts: Migration = {
  name: '0057-layouts',
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('layout', 'text', (column) => column.notNull().defaultTo('usual'))
      .execute()
  },
}
