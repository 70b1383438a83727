import type { Migration } from '../database/migrate.ts'

/** When the clock was last seen, and the jump after which its time is not believed yet. */
export const clockMigration: Migration = {
  name: '0038-clock',
  async up({ schema }) {
    for (const column of ['clock_seen_at', 'clock_jumped_from', 'clock_jumped_to'])
      await schema.alterTable('installation').addColumn(column, 'text').execute()
  },
}
