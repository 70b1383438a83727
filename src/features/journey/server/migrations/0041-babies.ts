import type { Migration } from '#platform/server/database/migrate.ts'

export const babies: Migration = {
  name: '0041-babies',
  async up({ schema }) {
    await schema.alterTable('pregnancies').addColumn('babies', 'integer').execute()
    await schema.alterTable('pregnancies').addColumn('placentas', 'text').execute()
  },
}
