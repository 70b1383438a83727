import type { Migration } from '#platform/server/database/migrate.ts'

export const people: Migration = {
  name: '0001-people',
  async up({ schema, createTable }) {
    await createTable('users')
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('profile_image_url', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('founder_at', 'text')
      .execute()

    await createTable('known_devices')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('known_devices_once', ['user_id', 'token_hash'])
      .execute()

    await createTable('sign_in_attempts')
      .addColumn('account_hash', 'text', (column) => column.notNull())
      .addColumn('place_hash', 'text', (column) => column.notNull())
      .addColumn('device_id', 'integer')
      .addColumn('attempted_at', 'text', (column) => column.notNull())
      .execute()
    for (const column of ['account_hash', 'place_hash', 'device_id'])
      await schema
        .createIndex(`sign_in_attempts_by_${column}`)
        .on('sign_in_attempts')
        .columns([column, 'attempted_at'])
        .execute()
    await schema.createIndex('sign_in_attempts_by_time').on('sign_in_attempts').column('attempted_at').execute()

    await createTable('set_up_tokens')
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
