import type { Migration } from '#platform/server/database/migrate.ts'

export const secondStepOfAdmins: Migration = {
  name: '0037-second-step-of-admins',
  async up({ schema, createTable }) {
    await schema.alterTable('sessions').addColumn('second_step_at', 'text').execute()

    await createTable('asked_second_steps')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().unique().references('pregnancies.id'))
      .addColumn('asked_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute()
  },
}
