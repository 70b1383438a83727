import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const wishlist: Migration = {
  name: '0013-wishlist',
  async up({ schema, createTable }) {
    await createTable('wishes')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('price', 'text')
      .addColumn('store_url', 'text')
      .addColumn('image_url', 'text')
      .addColumn('priority', 'text', (column) => column.notNull())
      .addColumn('notes', 'text')
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await schema
      .createIndex('wishes_by_journey')
      .on('wishes')
      .columns(['pregnancy_id', 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
    await schema.createIndex('wishes_deleted').on('wishes').columns(['pregnancy_id', 'deleted_at']).execute()

    await createTable('wish_reservations')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('wish_id', 'integer', (column) => column.notNull().references('wishes.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('units', 'integer', (column) => column.notNull())
      .addColumn('reserved_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_reservation', ['wish_id', 'user_id'])
      .execute()
    await schema.createIndex('wish_reservations_by_giver').on('wish_reservations').column('user_id').execute()

    await createTable('wish_purchases')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('wish_id', 'integer', (column) => column.notNull().references('wishes.id').onDelete('cascade'))
      .addColumn('bought_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('bought_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_purchase', ['wish_id', 'bought_by'])
      .execute()

    await createTable('wish_notices')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('wish_id', 'integer', (column) => column.notNull().references('wishes.id').onDelete('cascade'))
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('wish_name', 'text', (column) => column.notNull())
      .addColumn('acted_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_notice', ['wish_id', 'user_id'])
      .execute()
    await schema.createIndex('wish_notices_by_giver').on('wish_notices').columns(['user_id', 'pregnancy_id']).execute()

    await createTable('wish_surprises')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().unique().references('pregnancies.id'))
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .execute()
  },
}
