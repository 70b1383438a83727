import type { Migration } from '#platform/server/database/migrate.ts'

export const calendarReminders: Migration = {
  name: '0049-calendar-reminders',
  async up({ schema }) {
    await schema
      .alterTable('calendar_feeds')
      .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('calendar_feeds').addColumn('reminders_changed_at', 'text').execute()
  },
}
