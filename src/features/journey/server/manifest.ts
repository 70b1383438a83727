import type { Generated } from 'kysely'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { Region } from '#platform/shared/region.ts'
import type { Units } from '#platform/shared/units.ts'
import type { ParentPart } from '../rules.ts'
import { pregnancies } from './migrations/0002-pregnancies.ts'
import { parents } from './migrations/0010-parents.ts'
import { region } from './migrations/0022-region.ts'
import { country } from './migrations/0039-country.ts'
import { journeyRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    pregnancies: {
      id: Generated<number>
      baby_name: string
      /** `YYYY-MM-DD`; null until the parents set it. */
      due_date: string | null
      /** IANA name. The family's days begin and end in this time zone. */
      time_zone: string
      created_at: string
      created_by: number
      /** The family's units, unless a person chose their own. */
      units: Units
      /** The region whose care the guide describes; null means the region of the time zone. */
      region: Region | null
      /** The country of the emergency numbers; null means the country of the time zone or the region. */
      country: string | null
    }
    /** The parents. A row counts only while its person is an admin of the journey. */
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

export const journeyFeature = defineFeature({
  name: 'journey',
  routes: journeyRoutes,
  migrations: [pregnancies, parents, region, country],
  tables: {
    pregnancies: {
      scope: 'journey',
      journeyColumn: 'id',
      people: { created_by: { stays: 'untold' } },
      journeyEnds: 'deleted',
      exported: true,
    },
    parents: { scope: 'journey', people: { user_id: 'deleted' }, journeyEnds: 'deleted', exported: true },
  },
  offline: () => ['/api/pregnancies/current'],
  exportPart: () => import('./exported.ts'),
})
