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
      /** Drawn by the page that shared it: shared again, it is the same update. */
      share_key: string | null
    }
    /** Pictures of updates: sent with them, or copied from the one that they link to. */
    update_pictures: {
      id: Generated<number>
      pregnancy_id: number
      /** Null until it is shared. */
      update_id: number | null
      /** Its place among the pictures of the update; null until it is shared. */
      position: number | null
      is_link_copy: 0 | 1
      /** Its random name in addresses; its files are in `picture_files`. */
      filename: string
      /** Of the full size, in points. */
      width: number
      height: number
      /** Drawn by the page that sent it: sent again, it makes the same picture. */
      upload_key: string | null
      created_by: number
      created_at: string
    }
  }
}
