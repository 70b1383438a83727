import type { Migration } from '#platform/server/database/migrate.ts'

export const passkeys: Migration = {
  name: '0033-passkeys',
  async up({ schema, createTable, bytes }) {
    await createTable('passkeys')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', bytes, (column) => column.notNull())
      // The signature counter goes up to 2³² − 1, too much for an `integer` of PostgreSQL.
      .addColumn('sign_count', bytes === 'bytea' ? 'bigint' : 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute()
    await schema.createIndex('passkeys_by_user').on('passkeys').columns(['user_id', 'id']).execute()

    await createTable('passkey_challenges')
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('challenge_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('passkey_challenges_by_expiry').on('passkey_challenges').column('expires_at').execute()
    await schema.createIndex('passkey_challenges_by_user').on('passkey_challenges').column('user_id').execute()
  },
}
