import type { Migration } from '#platform/server/database/migrate.ts'

export const labour: Migration = {
  name: '0052-labour',
  async up({ schema, createTable }) {
    await createTable('contractions')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('began_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addUniqueConstraint('one_contraction', ['pregnancy_id', 'key'])
      .execute()
    await schema.createIndex('contractions_by_time').on('contractions').columns(['pregnancy_id', 'began_at']).execute()
    await createTable('movements')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('felt_at', 'text')
      .addColumn('feeling', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addUniqueConstraint('one_movement', ['pregnancy_id', 'key'])
      .execute()
    await schema.createIndex('movements_by_time').on('movements').columns(['pregnancy_id', 'felt_at']).execute()
    await createTable('labour_settings')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('told_every_minutes', 'integer')
      .addColumn('told_lasting_seconds', 'integer')
      .addColumn('told_for_minutes', 'integer')
      .addColumn('timer_shared_at', 'text')
      .addColumn('movements_shared_at', 'text')
      .addColumn('shared_changes', 'integer', (column) => column.notNull())
      .addUniqueConstraint('one_labour_setting', ['pregnancy_id'])
      .execute()
  },
}
