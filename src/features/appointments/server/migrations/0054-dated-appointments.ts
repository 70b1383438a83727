import { sql } from 'kysely'
import type { Migration } from '#platform/server/database/migrate.ts'

export const datedAppointments: Migration = {
  name: '0054-dated-appointments',
  async up({ schema }) {
    await schema.alterTable('appointments').addColumn('dated_at', 'text').execute()
    await schema
      .createIndex('appointments_upcoming')
      .on('appointments')
      .column('appointment_date')
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  },
}
