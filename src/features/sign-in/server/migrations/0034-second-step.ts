import type { Migration } from '#platform/server/database/migrate.ts'

export const secondStep: Migration = {
  name: '0034-second-step',
  async up({ createTable }) {
    await createTable('second_steps')
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('sealed_secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('set_up_at', 'text')
      .execute()

    await createTable('recovery_codes')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_recovery_code', ['user_id', 'code_hash'])
      .execute()

    await createTable('sign_in_tickets')
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
}
