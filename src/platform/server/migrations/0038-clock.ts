import type { Migration } from '../database/migrate.ts'

/** Stores what the clock last showed, and the last jump of the clock until its time is trusted again. */
export const clockMigration: Migration = {
  name: '0038-clock',
  async up({ schema }) {
    for (const column of ['clock_seen_at', 'clock_jumped_from', 'clock_jumped_to'])
      await schema.alterTable('installation').addColumn(column, 'text').execute()
  },
}
