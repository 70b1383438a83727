import type { Migration } from '#platform/server/database/migrate.ts'

export const birthPictures: Migration = {
  name: '0045-birth-pictures',
  async up({ createTable }) {
    await createTable('birth_pictures')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().unique().references('pregnancies.id'))
      .addColumn('filename', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
