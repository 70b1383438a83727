import type { Migration } from '#platform/server/database/migrate.ts'
import { createResponseTables } from '#platform/server/responses/response-tables.ts'

export const updateResponsesMigration: Migration = {
  name: '0046-update-responses',
  up: (schema) =>
    createResponseTables(schema, { comments: 'update_comments', reactions: 'update_reactions', subjects: 'updates' }),
}
