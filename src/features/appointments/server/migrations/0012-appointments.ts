import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const appointments: Migration = {
  name: '0012-appointments',
  async up({ schema, createTable }) {
    await createTable('appointments')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('doctor_name', 'text')
      .addColumn('appointment_date', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('location', 'text')
      .addColumn('notes', 'text')
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await schema
      .createIndex('appointments_by_date')
      .on('appointments')
      .columns(['pregnancy_id', 'appointment_date', 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
    await schema
      .createIndex('appointments_deleted')
      .on('appointments')
      .columns(['pregnancy_id', 'deleted_at'])
      .execute()

    await createTable('calendar_feeds')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_read_at', 'text')
      .addUniqueConstraint('one_feed', ['pregnancy_id', 'user_id'])
      .execute()
  },
}
