import { sql } from 'kysely'
import type { Migration } from '../database/migrate.ts'

/**
 * Moves the rows of `photo_files` to a table for the files of all pictures. There, `filename` is the name of the picture in
 * addresses, and `name` is that of the file in the photo store.
 */
export const pictureFiles: Migration = {
  name: '0018-picture-files',
  async up({ schema, createTable, tx }) {
    await createTable('picture_files')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('checksum', 'text', (column) => column.notNull())
      .execute()
    await sql`
      insert into picture_files (pregnancy_id, filename, name, width, bytes, checksum)
      select photos.pregnancy_id, photos.filename, photo_files.name, photo_files.width, photo_files.bytes, photo_files.checksum
      from photo_files inner join photos on photos.id = photo_files.photo_id
    `.execute(tx)
    await schema.dropTable('photo_files').execute()
    await schema.createIndex('picture_files_by_filename').on('picture_files').columns(['filename', 'width']).execute()
    await schema.createIndex('picture_files_by_journey').on('picture_files').column('pregnancy_id').execute()
  },
}
