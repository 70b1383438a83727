import type { Generated } from 'kysely'
import type { Region } from '#platform/shared/region.ts'
import type { Units } from '#platform/shared/units.ts'
import type { ParentPart } from '../rules.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    pregnancies: {
      id: Generated<number>
      baby_name: string
      /** `YYYY-MM-DD`; null until the parents set it. */
      due_date: string | null
      /** IANA name; the days of this family begin and end by it. */
      time_zone: string
      created_at: string
      created_by: number
      /** What the family reads measures in, unless a person chose otherwise. */
      units: Units
      /** Whose care the guide speaks of; null: that of its time zone. */
      region: Region | null
    }
    /** Who the parents are; one who is no admin of the journey any more does not count. */
    parents: {
      id: Generated<number>
      pregnancy_id: number
      part: ParentPart
      user_id: number
      /** The name that the app shows. */
      display_name: string
      /** What the baby will call them; may be empty. */
      called_as: string
    }
  }
}
