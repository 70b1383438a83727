import type { Migration } from '#platform/server/database/migrate.ts'

export const country: Migration = {
  name: '0039-country',
  async up({ schema }) {
    await schema.alterTable('pregnancies').addColumn('country', 'text').execute()
  },
}
