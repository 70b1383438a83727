import type { Migration } from '../database/migrate.ts'

/** Replaces `sign_in_attempts`, whose rows were stored for a day at most. */
export const attempts: Migration = {
  name: '0006-attempts',
  async up({ schema, createTable }) {
    await schema.dropTable('sign_in_attempts').execute()
    await createTable('attempts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_hash', 'text', (column) => column.notNull())
      .addColumn('place_hash', 'text', (column) => column.notNull())
      .addColumn('device_id', 'integer')
      .addColumn('attempted_at', 'text', (column) => column.notNull())
      .execute()
    for (const column of ['subject_hash', 'place_hash', 'device_id'])
      await schema
        .createIndex(`attempts_by_${column}`)
        .on('attempts')
        .columns(['kind', column, 'attempted_at'])
        .execute()
    await schema.createIndex('attempts_by_time').on('attempts').columns(['kind', 'attempted_at']).execute()
    await schema.createIndex('attempts_to_forget').on('attempts').column('attempted_at').execute()
  },
}
