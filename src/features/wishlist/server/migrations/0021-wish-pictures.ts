import type { Migration } from '#platform/server/database/migrate.ts'

export const wishPictures: Migration = {
  name: '0021-wish-pictures',
  async up({ schema }) {
    await schema.alterTable('wishes').addColumn('image_filename', 'text').execute()
    await schema.alterTable('wishes').addColumn('image_width', 'integer').execute()
    await schema.alterTable('wishes').addColumn('image_height', 'integer').execute()
    await schema.createIndex('wishes_by_image').unique().on('wishes').column('image_filename').execute()
  },
}
