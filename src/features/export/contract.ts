import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant } from '#platform/shared/fields.ts'

/** The state of the exports of a journey. */
export const ExportStatus = z.object({
  /** Whether an export is waiting or being made. */
  isPending: z.boolean(),
  /** The newest complete export, until its file is deleted. */
  ready: z.nullable(
    z.object({
      id: id(),
      madeAt: instant(),
      removedAt: instant(),
      bytes: z.number(),
      /** The number of picture files that were missing or damaged in the store. */
      incompletePhotos: z.number(),
    }),
  ),
  /** Present if the newest export failed. */
  failure: z.nullable(z.object({ failedAt: instant(), reason: z.string() })),
})
export type ExportStatus = z.infer<typeof ExportStatus>

export const exportContract = defineContract({
  'GET /api/admin/exports': {
    summary: 'The status of the export: whether one is being made, can be downloaded or has failed.',
    access: 'admin',
    response: ExportStatus,
  },
  'POST /api/admin/exports': {
    summary:
      'Requests an export: a file with everything of the journey. The work begins within a minute. While it is pending, a repeated request changes nothing.',
    access: 'admin',
    response: ExportStatus,
  },
  'GET /api/admin/exports/{id}/file': {
    summary: 'Downloads an export as a ZIP file. The file is deleted a day after it was made.',
    access: 'admin',
    kind: 'file',
  },
})
