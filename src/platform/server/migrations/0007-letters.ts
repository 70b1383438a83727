import type { Migration } from '../database/migrate.ts'

export const letters: Migration = {
  name: '0007-letters',
  async up({ schema, createTable }) {
    await createTable('letters')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer')
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('failure', 'text')
      .execute()
    await schema.createIndex('letters_by_turn').on('letters').column('next_attempt_at').execute()
    await schema.createIndex('letters_by_subject').on('letters').columns(['kind', 'subject_id']).execute()
    await schema.createIndex('letters_by_recipient').on('letters').columns(['recipient', 'created_at']).execute()
    await schema.createIndex('letters_by_age').on('letters').column('created_at').execute()
  },
}
