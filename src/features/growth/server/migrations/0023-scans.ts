import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const scans: Migration = {
  name: '0023-scans',
  async up({ schema, createTable }) {
    await createTable('scans')
      .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
      .addColumn('measured_on', 'text', (column) => column.notNull())
      .addColumn('head_circumference', 'integer')
      .addColumn('biparietal_diameter', 'integer')
      .addColumn('abdominal_circumference', 'integer')
      .addColumn('femur_length', 'integer')
      .addColumn('crown_rump_length', 'integer')
      .addColumn('estimated_weight_g', 'integer')
      .addColumn('note', 'text')
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await schema
      .createIndex('scans_by_journey')
      .on('scans')
      .columns(['pregnancy_id', 'id'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
    await schema.createIndex('scans_deleted').on('scans').columns(['pregnancy_id', 'deleted_at']).execute()
  },
}
