import type { Migration } from '#platform/server/database/migrate.ts'

/** Exports that admins requested. A row is deleted a day after its export ended. */
export const exportsMigration: Migration = {
  name: '0031-exports',
  async up({ schema, createTable, bytes }) {
    await createTable('exports')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('requested_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('file', 'text')
      .addColumn('bytes', bytes === 'bytea' ? 'bigint' : 'integer')
      .addColumn('incomplete_photos', 'integer')
      .addColumn('failure', 'text')
      .execute()
    await schema.createIndex('exports_of_journey').on('exports').columns(['pregnancy_id', 'id']).execute()
  },
}
