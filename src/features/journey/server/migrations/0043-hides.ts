import type { Migration } from '#platform/server/database/migrate.ts'

export const hides: Migration = {
  name: '0043-hides',
  async up({ schema }) {
    await schema.alterTable('pregnancies').addColumn('hides', 'text').execute()
  },
}
