import type { Generated } from 'kysely'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { makeExports } from './jobs.ts'
import { exportsMigration } from './migrations/0031-exports.ts'
import { importedJourneys } from './migrations/0032-imported-journeys.ts'
import { exportRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** Exports that admins requested. A row is deleted a day after its export ended. */
    exports: {
      id: Generated<number>
      pregnancy_id: number
      requested_by: number
      requested_at: string
      started_at: string | null
      ended_at: string | null
      /** The file's name in the exports folder, once the export is complete. */
      file: string | null
      bytes: number | null
      /** The number of picture files that were missing or damaged in the store. */
      incomplete_photos: number | null
      /** The reason for a failure, as a sentence for an admin. */
      failure: string | null
    }
    /** Journeys that were imported, so that no journey is imported twice. */
    imported_journeys: {
      id: Generated<number>
      pregnancy_id: number
      /** The id of the installation that exported the journey, and the journey's id there. */
      origin_installation: string
      origin_journey: number
      imported_at: string
    }
  }
}

/**
 * Lets admins export a journey, and stores which journeys were imported. Each feature's `tables` say which rows are
 * exported, and its `exportPart` prints them on pages.
 */
export const exportFeature = defineFeature({
  name: 'export',
  routes: exportRoutes,
  migrations: [exportsMigration, importedJourneys],
  tables: {
    exports: {
      scope: 'journey',
      people: { requested_by: 'deleted' },
      journeyEnds: 'deleted',
      exported: false,
      restored: false,
    },
    imported_journeys: { scope: 'journey', journeyEnds: 'deleted', exported: false },
  },
  jobs: [makeExports],
  samples: () => import('./samples.ts'),
})
