import type { Migration } from '../database/migrate.ts'

export const backupsMigration: Migration = {
  name: '0026-backups',
  async up({ createTable, bytes }) {
    await createTable('backups')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('name', 'text')
      .addColumn('bytes', bytes === 'bytea' ? 'bigint' : 'integer')
      .addColumn('photos', 'integer')
      .addColumn('incomplete_photos', 'integer')
      .addColumn('failure', 'text')
      .execute()
  },
}
