import type { Migration } from '#platform/server/database/migrate.ts'

export const updatePictures: Migration = {
  name: '0020-update-pictures',
  async up({ schema, createTable }) {
    await createTable('update_pictures')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('update_id', 'integer', (column) => column.references('updates.id'))
      .addColumn('position', 'integer')
      .addColumn('is_link_copy', 'integer', (column) => column.notNull())
      .addColumn('filename', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('upload_key', 'text')
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('update_pictures_once', ['pregnancy_id', 'created_by', 'upload_key'])
      .execute()
    await schema
      .createIndex('update_pictures_by_update')
      .on('update_pictures')
      .columns(['update_id', 'position'])
      .execute()
    await schema.alterTable('updates').addColumn('share_key', 'text').execute()
    await schema
      .createIndex('updates_once')
      .unique()
      .on('updates')
      .columns(['pregnancy_id', 'author_id', 'share_key'])
      .execute()
  },
}
