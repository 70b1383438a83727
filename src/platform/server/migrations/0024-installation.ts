import { hash } from 'node:crypto'
import type { Migration } from '../database/migrate.ts'

/** The database and its photo store know each other by an identity, and files to delete are rows until they are gone. */
export const installationMigration: Migration = {
  name: '0024-installation',
  async up({ schema, createTable, tx }) {
    await createTable('installation')
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('unknown_files', 'integer', (column) => column.notNull())
      .execute()
    // Derived from the first migration, so that older copies of a database have the identity of the later ones.
    const first = await tx.selectFrom('migrations').selectAll().orderBy('name').limit(1).executeTakeFirstOrThrow()
    const identity = hash('sha256', `${first.name} ${first.applied_at}`)
    await tx.insertInto('installation').values({ identity, unknown_files: 0 }).execute()

    await schema
      .createTable('deleted_files')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
  },
}
