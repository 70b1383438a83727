import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant } from '#platform/shared/fields.ts'

/** The export of a journey that an admin requested. */
export const ExportStatus = z.object({
  /** Whether an export was requested or is being made. */
  isPending: z.boolean(),
  /** The last complete export, until its file is removed. */
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
  /** Why the last export failed. */
  failure: z.nullable(z.object({ failedAt: instant(), reason: z.string() })),
})
export type ExportStatus = z.infer<typeof ExportStatus>

export const exportContract = defineContract({
  'GET /api/admin/exports': {
    summary: 'Whether a file with everything of the journey is being made or can be downloaded.',
    access: 'admin',
    response: ExportStatus,
  },
  'POST /api/admin/exports': {
    summary:
      'Requests a file with everything of the journey, which begins within a minute. A repeated request makes no second file.',
    access: 'admin',
    response: ExportStatus,
  },
  'GET /api/admin/exports/{id}/file': {
    summary: 'The file with everything of the journey, a ZIP. It is removed a day after it was made.',
    access: 'admin',
    kind: 'file',
  },
})
