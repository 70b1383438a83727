import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { mostChildren } from '#features/journey/rules.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { calendarDay } from '#platform/shared/fields.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { texts } from '../texts/texts.ts'
import { deletableScans } from './commands.ts'
import { scans } from './migrations/0023-scans.ts'
import { scanOfABaby } from './migrations/0044-scan-of-a-baby.ts'
import { growthRoutes } from './routes.ts'

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
      /** The number that the family gave to the measured baby, from 1; null if it was not said. */
      baby: number | null
      created_by: number
      created_at: string
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
  }
}

export const growthFeature = defineFeature({
  name: 'growth',
  routes: growthRoutes,
  migrations: [scans, scanOfABaby],
  tables: {
    scans: {
      scope: 'journey',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      trashEmpties: 'deleted',
      exported: true,
      values: { measured_on: calendarDay(), baby: z.int().check(z.gte(1), z.lte(mostChildren)) },
    },
  },
  trash: [
    {
      kind: 'scan',
      word: () => texts.scan,
      icon: 'ruler',
      section: null,
      path: '/api/scans',
      rows: deletableScans,
      select: (db) =>
        db
          .selectFrom('scans')
          .select(['id', 'pregnancy_id', 'measured_on as title', 'created_by', 'deleted_at'])
          .as('thing'),
      titleOf: (day) => texts.scanOf(formatDay(day)),
    },
  ],
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
