import type { Migration } from '#platform/server/database/migrate.ts'
import { createResponseTables } from '#platform/server/responses/response-tables.ts'

export const photoResponsesMigration: Migration = {
  name: '0047-photo-responses',
  up: (schema) =>
    createResponseTables(schema, { comments: 'photo_comments', reactions: 'photo_reactions', subjects: 'photos' }),
}
