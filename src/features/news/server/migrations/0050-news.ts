import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const newsMigration: Migration = {
  name: '0050-news',
  async up({ schema, createTable }) {
    await createTable('news_events')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer', (column) => column.notNull())
      .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
      .addColumn('happened_at', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .execute()
    await schema.createIndex('news_events_by_journey').on('news_events').column('pregnancy_id').execute()
    await schema.createIndex('news_events_by_age').on('news_events').column('happened_at').execute()
    await schema
      .createIndex('news_events_undecided')
      .on('news_events')
      .columns(['id', 'pregnancy_id'])
      .where(sql.ref('decided_at'), 'is', null)
      .execute()

    await createTable('news_items')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('event_id', 'integer', (column) => column.notNull().references('news_events.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer', (column) => column.notNull())
      .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
      .addColumn('happened_at', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text')
      .addColumn('push_due_at', 'text')
      .addColumn('mail_due_at', 'text')
      .addColumn('mail_letter_id', 'integer')
      .addUniqueConstraint('news_items_once', ['event_id', 'user_id'])
      .execute()
    await schema
      .createIndex('news_items_by_journey')
      .on('news_items')
      .columns(['pregnancy_id', 'user_id', 'id'])
      .execute()
    await schema.createIndex('news_items_by_person').on('news_items').column('user_id').execute()
    await schema
      .createIndex('news_items_by_letter')
      .on('news_items')
      .column('mail_letter_id')
      .where(sql.ref('mail_letter_id'), 'is not', null)
      .execute()
    for (const way of ['push', 'mail'])
      for (const [name, columns] of [
        ['due', [`${way}_due_at`]],
        ['waiting', ['pregnancy_id', 'user_id']],
      ] as const)
        await schema
          .createIndex(`news_items_${name}_by_${way}`)
          .on('news_items')
          .columns([...columns])
          .where(sql.ref(`${way}_due_at`), 'is not', null)
          .execute()

    await createTable('news_choices')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('frequency', 'text', (column) => column.notNull())
      .addUniqueConstraint('news_choices_once', ['user_id', 'way', 'topic'])
      .execute()

    await createTable('news_settings')
      .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id'))
      .addColumn('time_zone', 'text')
      .addColumn('quiet_from', 'text')
      .addColumn('quiet_until', 'text')
      .addColumn('shows_content', 'integer', (column) => column.notNull())
      .execute()
  },
}
