import { hash } from 'node:crypto'
import type { Migration } from '../database/migrate.ts'

/** Adds an identity that the database and the photo store share, and a table of files that still have to be deleted. */
export const installationMigration: Migration = {
  name: '0024-installation',
  async up({ schema, createTable, tx }) {
    await createTable('installation')
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('unknown_files', 'integer', (column) => column.notNull())
      .execute()
    // Derived from the first migration, so that all copies of a database get the same identity.
    const first = await tx.selectFrom('migrations').selectAll().orderBy('name').limit(1).executeTakeFirstOrThrow()
    const identity = hash('sha256', `${first.name} ${first.applied_at}`)
    await tx.insertInto('installation').values({ identity, unknown_files: 0 }).execute()

    await schema
      .createTable('deleted_files')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
  },
}
