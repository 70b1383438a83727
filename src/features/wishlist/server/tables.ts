import type { Generated } from 'kysely'
import type { Priority, SurpriseMode, WishCategory, WishNews } from '../rules.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    wishes: {
      id: Generated<number>
      pregnancy_id: number
      name: string
      category: WishCategory
      description: string | null
      price: string | null
      store_url: string | null
      image_url: string | null
      /** Our own copy of what `image_url` leads to, by its name in `picture_files`, and its size in points. */
      image_filename: string | null
      image_width: number | null
      image_height: number | null
      priority: Priority
      notes: string | null
      quantity: number
      created_by: number
      created_at: string
      /** When it was deleted; it can be brought back for 30 days. */
      deleted_at: string | null
    }
    /** Who is getting how many of a wish. */
    wish_reservations: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      units: number
      reserved_at: string
    }
    /** Who bought a wish. A parent who does not know of another's purchase may have bought it too. */
    wish_purchases: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      bought_by: number
      bought_at: string
    }
    /** What a giver is told about a wish, until they put it away. */
    wish_notices: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      what: WishNews
      /** What it was called when the giver took it. */
      wish_name: string
      acted_by: number
      noted_at: string
    }
    /** How much the parents want to know of who gets what; without a row, everything. */
    wish_surprises: {
      id: Generated<number>
      pregnancy_id: number
      mode: SurpriseMode
      /** `YYYY-MM-DD`, from which on they see everything again; null: no end. */
      until: string | null
    }
  }
}
