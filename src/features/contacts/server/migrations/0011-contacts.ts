import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const contacts: Migration = {
  name: '0011-contacts',
  async up({ schema, createTable }) {
    await createTable('contacts')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('specialty', 'text')
      .addColumn('phone_number', 'text')
      .addColumn('email', 'text')
      .addColumn('address', 'text')
      .addColumn('notes', 'text')
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .addColumn('is_emergency', 'integer', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await schema
      .createIndex('contacts_by_journey')
      .on('contacts')
      .columns(['pregnancy_id', 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
    await schema.createIndex('contacts_deleted').on('contacts').columns(['pregnancy_id', 'deleted_at']).execute()
  },
}
