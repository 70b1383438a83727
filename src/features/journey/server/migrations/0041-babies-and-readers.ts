import type { Migration } from '#platform/server/database/migrate.ts'

export const babiesAndReaders: Migration = {
  name: '0041-babies-and-readers',
  async up({ schema }) {
    await schema.alterTable('pregnancies').addColumn('babies', 'integer').execute()
    await schema.alterTable('pregnancies').addColumn('placentas', 'text').execute()
    await schema.alterTable('journey_states').addColumn('told_to', 'text').execute()
  },
}
