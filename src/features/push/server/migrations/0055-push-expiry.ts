import type { Migration } from '#platform/server/database/migrate.ts'

export const pushExpiry: Migration = {
  name: '0055-push-expiry',
  async up({ schema }) {
    await schema.alterTable('push_messages').addColumn('expires_at', 'text').execute()
  },
}
