import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'

/** A message: the API paths whose responses have changed, as the contracts name them, or `*` for all calls. */
export const NewResponses = z.union([z.literal('*'), z.array(z.string())])
export type NewResponses = z.infer<typeof NewResponses>

export const openPagesContract = defineContract({
  'GET /api/live': {
    kind: 'events',
    summary:
      'Server-sent events. Each is JSON: the paths of the calls that have new responses, or "*" for all calls. The first event tells what changed since the caller’s data was fetched, `secondsOld` seconds ago. If it has no path, the caller missed nothing.',
    access: 'member',
    query: z.strictObject({ secondsOld: z.coerce.number().check(z.nonnegative(), z.lte(86_400)) }),
  },
})
