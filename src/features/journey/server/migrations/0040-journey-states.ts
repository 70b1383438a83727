import type { Migration } from '#platform/server/database/migrate.ts'

export const journeyStates: Migration = {
  name: '0040-journey-states',
  async up({ schema, createTable }) {
    await schema.alterTable('pregnancies').addColumn('state', 'text').execute()
    await createTable('journey_states')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('happened_on', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('taken_back_at', 'text')
      .execute()
    await schema.createIndex('journey_states_by_journey').on('journey_states').columns(['pregnancy_id', 'id']).execute()
    await createTable('born_children')
      .addColumn('journey_state_id', 'integer', (column) => column.notNull().references('journey_states.id'))
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('weight_g', 'integer')
      .addColumn('length_mm', 'integer')
      .execute()
    await schema.createIndex('born_children_by_state').on('born_children').columns(['journey_state_id', 'id']).execute()
    await schema.createIndex('born_children_by_journey').on('born_children').columns(['pregnancy_id']).execute()
  },
}
