import { sql } from 'kysely'
import type { Migration } from '../database/migrate.ts'

/** Stores what the last check of each stored file found, and how far the nightly check has come. */
export const verifiedFiles: Migration = {
  name: '0030-verified-files',
  async up({ schema }) {
    await schema.alterTable('picture_files').addColumn('fault', 'text').execute()
    await schema
      .createIndex('picture_files_with_faults')
      .on('picture_files')
      .column('id')
      .where(sql.ref('fault'), 'is not', null)
      .execute()
    await schema.alterTable('installation').addColumn('files_read_up_to', 'integer').execute()
    await schema.alterTable('installation').addColumn('files_read_at', 'text').execute()
  },
}
