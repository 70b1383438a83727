import type { Migration } from '#platform/server/database/migrate.ts'

/** The origin of each imported journey, so that no journey is imported twice. */
export const importedJourneys: Migration = {
  name: '0032-imported-journeys',
  async up({ createTable }) {
    await createTable('imported_journeys')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('origin_installation', 'text', (column) => column.notNull())
      .addColumn('origin_journey', 'integer', (column) => column.notNull())
      .addColumn('imported_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('imported_once', ['origin_installation', 'origin_journey'])
      .execute()
  },
}
