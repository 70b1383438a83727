import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** Scan measurements: lengths as whole tenths of a millimetre. */
    scans: {
      id: Generated<number>
      pregnancy_id: number
      /** `YYYY-MM-DD` */
      measured_on: string
      head_circumference: number | null
      biparietal_diameter: number | null
      abdominal_circumference: number | null
      femur_length: number | null
      crown_rump_length: number | null
      estimated_weight_g: number | null
      note: string | null
      created_by: number
      created_at: string
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
  }
}
