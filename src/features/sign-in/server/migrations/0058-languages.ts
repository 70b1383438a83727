import type { Migration } from '#platform/server/database/migrate.ts'

export const languages: Migration = {
  name: '0058-languages',
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  },
}
