import type { Migration } from '#platform/server/database/migrate.ts'

export const resetMakers: Migration = {
  name: '0017-reset-makers',
  async up({ schema }) {
    await schema
      .alterTable('reset_tokens')
      .addColumn('made_by', 'integer', (column) => column.references('users.id'))
      .execute()
  },
}
