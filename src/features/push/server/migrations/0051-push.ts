import type { Migration } from '#platform/server/database/migrate.ts'

export const pushMigration: Migration = {
  name: '0051-push',
  async up({ schema, createTable }) {
    await createTable('push_keys')
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await createTable('push_devices')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('session_id', 'integer', (column) =>
        column.notNull().unique().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('endpoint', 'text', (column) => column.unique())
      .addColumn('p256dh', 'text')
      .addColumn('auth', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('push_devices_by_user').on('push_devices').columns(['user_id', 'id']).execute()

    await createTable('push_messages')
      .addColumn('device_id', 'integer', (column) => column.notNull().references('push_devices.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('pregnancy_id', 'integer', (column) => column.references('pregnancies.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('badge', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('push_messages_due').on('push_messages').columns(['next_attempt_at', 'id']).execute()
    await schema.createIndex('push_messages_by_device').on('push_messages').columns(['device_id', 'tag']).execute()
    await schema.createIndex('push_messages_by_user').on('push_messages').column('user_id').execute()
    await schema
      .createIndex('push_messages_by_journey')
      .on('push_messages')
      .columns(['pregnancy_id', 'user_id'])
      .execute()
  },
}
