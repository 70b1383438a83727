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
      /** Our copy of the picture at `image_url`: its name in `picture_files`, and its size in pixels. */
      image_filename: string | null
      image_width: number | null
      image_height: number | null
      priority: Priority
      notes: string | null
      quantity: number
      created_by: number
      created_at: string
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
    /** Reservations: who is getting how many units. */
    wish_reservations: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      units: number
      reserved_at: string
    }
    /** Purchases. A parent who may not know of another's purchase may have bought the wish too. */
    wish_purchases: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      bought_by: number
      bought_at: string
    }
    /** News about a wish for a giver, until they dismiss it. */
    wish_notices: {
      id: Generated<number>
      pregnancy_id: number
      wish_id: number
      user_id: number
      what: WishNews
      /** The wish's name when the giver reserved it. */
      wish_name: string
      acted_by: number
      noted_at: string
    }
    /** What the parents want to see of gifts; without a row, everything. */
    wish_surprises: {
      id: Generated<number>
      pregnancy_id: number
      mode: SurpriseMode
      /** `YYYY-MM-DD`: from this day they see everything again; null means no end. */
      until: string | null
    }
  }
}
