import type { Migration } from '../database/migrate.ts'

/**
 * Adds the wide place of an attempt: the /48 network of its IPv6 address. Rate limits apply to it, too, because one
 * customer of a provider may have a whole /48.
 */
export const widePlaces: Migration = {
  name: '0027-wide-places',
  async up({ schema }) {
    await schema.alterTable('attempts').addColumn('wide_place_hash', 'text').execute()
    await schema
      .createIndex('attempts_by_wide_place_hash')
      .on('attempts')
      .columns(['kind', 'wide_place_hash', 'attempted_at'])
      .execute()
  },
}
