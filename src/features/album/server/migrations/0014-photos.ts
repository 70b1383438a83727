import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const photosMigration: Migration = {
  name: '0014-photos',
  async up({ schema, createTable }) {
    await createTable('photos')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('filename', 'text', (column) => column.notNull().unique())
      .addColumn('caption', 'text')
      .addColumn('week', 'integer')
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('upload_key', 'text')
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addUniqueConstraint('photos_once', ['pregnancy_id', 'created_by', 'upload_key'])
      .execute()
    for (const [name, columns] of [
      ['photos_by_journey', ['pregnancy_id', 'id']],
      ['photos_by_week', ['pregnancy_id', 'week', 'id']],
    ] as const)
      await schema
        .createIndex(name)
        .on('photos')
        .columns([...columns])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute()
    await schema.createIndex('photos_deleted').on('photos').columns(['pregnancy_id', 'deleted_at']).execute()

    await createTable('photo_files')
      .addColumn('photo_id', 'integer', (column) => column.notNull().references('photos.id'))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('checksum', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('photo_files_by_photo').on('photo_files').columns(['photo_id', 'width']).execute()

    await createTable('photo_weeks')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('week', 'integer', (column) => column.notNull())
      .addColumn('photos', 'integer', (column) => column.notNull())
      .addUniqueConstraint('photo_weeks_once', ['pregnancy_id', 'week'])
      .execute()
  },
}
