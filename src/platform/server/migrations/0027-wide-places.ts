import type { Migration } from '../database/migrate.ts'

/**
 * A wide place is the /48 network of an IPv6 address. Rate limits count its attempts, too, because one customer may have a
 * whole /48.
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
