import type { Generated } from 'kysely'

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
    }
  }
}
