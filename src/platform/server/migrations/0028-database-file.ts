import type { Migration } from '../database/migrate.ts'

export const databaseFileMigration: Migration = {
  name: '0028-database-file',
  async up({ schema }) {
    await schema.alterTable('installation').addColumn('database_file', 'text').execute()
  },
}
