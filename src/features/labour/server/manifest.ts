import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { storedInstant } from '#platform/shared/fields.ts'
import { labourErrors } from '../errors.ts'
import { type Feeling, feelings } from '../rules.ts'
import { labour } from './migrations/0052-labour.ts'
import { labourRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    contractions: {
      id: Generated<number>
      pregnancy_id: number
      /** Chosen by the browser that noted it; unique in the journey. */
      key: string
      /** Counts the changes. A change replaces one with a lower number. */
      revision: number
      /** Null if it was removed. The row stays, so that an old change that arrives late does not bring it back. */
      began_at: string | null
      ended_at: string | null
      created_by: number
    }
    movements: {
      id: Generated<number>
      pregnancy_id: number
      key: string
      revision: number
      /** Null if it was removed. */
      felt_at: string | null
      feeling: Feeling
      created_by: number
    }
    /** At most one row for each journey. */
    labour_settings: {
      id: Generated<number>
      pregnancy_id: number
      /** The rule for calling that the family was told. All three are null if they were told none. */
      told_every_minutes: number | null
      told_lasting_seconds: number | null
      told_for_minutes: number | null
      /** Since when family may see the timer; null if only the parents may. */
      timer_shared_at: string | null
      movements_shared_at: string | null
      /** Counts the changes to what is shared. Each increment notifies the open pages of family. */
      shared_changes: number
    }
  }
}

export const labourFeature = defineFeature({
  name: 'labour',
  routes: labourRoutes,
  errors: labourErrors,
  migrations: [labour],
  tables: {
    contractions: {
      scope: 'journey',
      live: 'own-calls-of-admins',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: true,
      values: { began_at: storedInstant(), ended_at: storedInstant() },
    },
    movements: {
      scope: 'journey',
      live: 'own-calls-of-admins',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: true,
      values: { feeling: z.enum(feelings), felt_at: storedInstant() },
    },
    labour_settings: {
      scope: 'journey',
      journeyEnds: 'deleted',
      exported: true,
      values: { timer_shared_at: storedInstant(), movements_shared_at: storedInstant() },
    },
  },
  offline: ({ pregnancyId, state }) => (state === 'expecting' ? [`/api/pregnancies/${pregnancyId}/labour`] : []),
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
