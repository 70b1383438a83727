import type { Migration } from '#platform/server/database/migrate.ts'

export const region: Migration = {
  name: '0022-region',
  async up({ schema }) {
    await schema.alterTable('pregnancies').addColumn('region', 'text').execute()
  },
}
