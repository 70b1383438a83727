import type { Migration } from '#platform/server/database/migrate.ts'

export const ownHides: Migration = {
  name: '0042-own-hides',
  async up({ schema }) {
    await schema.alterTable('users').addColumn('hides', 'text').execute()
  },
}
