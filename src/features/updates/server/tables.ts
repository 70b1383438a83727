import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    updates: {
      id: Generated<number>
      pregnancy_id: number
      author_id: number
      content: string
      week: number | null
      image_url: string | null
      created_at: string
      /** When it was deleted; it can be brought back for 30 days. */
      deleted_at: string | null
    }
  }
}
