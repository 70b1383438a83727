import type { Migration } from '#platform/server/database/migrate.ts'

export const scanOfABaby: Migration = {
  name: '0044-scan-of-a-baby',
  async up({ schema }) {
    await schema.alterTable('scans').addColumn('baby', 'integer').execute()
  },
}
