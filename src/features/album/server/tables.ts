import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    photos: {
      id: Generated<number>
      pregnancy_id: number
      /** Its random name in addresses. */
      filename: string
      caption: string | null
      week: number | null
      /** Of the full size, in points. */
      width: number
      height: number
      /** Chosen by the page that sent it: sent again, it makes the same photo. */
      upload_key: string | null
      created_by: number
      created_at: string
      /** When it was deleted; it can be brought back for 30 days. */
      deleted_at: string | null
    }
    /** How many photos a journey has of each week, those in the trash not counted. */
    photo_weeks: {
      id: Generated<number>
      pregnancy_id: number
      /** 0: of no week. */
      week: number
      photos: number
    }
  }
}
