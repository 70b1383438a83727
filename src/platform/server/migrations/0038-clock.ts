import type { Migration } from '../database/migrate.ts'

/** Adds the last recorded time of the clock, and its last jump, which is stored until the clock is trusted again. */
export const clockMigration: Migration = {
  name: '0038-clock',
  async up({ schema }) {
    for (const column of ['clock_seen_at', 'clock_jumped_from', 'clock_jumped_to'])
      await schema.alterTable('installation').addColumn(column, 'text').execute()
  },
}
