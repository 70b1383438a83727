import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant } from '#platform/shared/fields.ts'
import { trashIcons } from '#platform/shared/ownership.ts'

/** A deleted thing that can be restored until `until`, by its kind's call. */
export const Trashed = z.object({
  kind: z.string(),
  /** What people call it. */
  word: z.string(),
  icon: z.enum(trashIcons),
  /** POST restores it. */
  restoreAt: z.templateLiteral(['/api/', z.string(), '/restore']),
  id: id(),
  title: z.string(),
  deletedAt: instant(),
  until: instant(),
})
export type Trashed = z.infer<typeof Trashed>

export const trashContract = defineContract({
  'GET /api/trash': {
    summary: 'What was deleted within 30 days and the person may bring back, last deleted first, 200 things at most.',
    access: 'member',
    response: z.array(Trashed),
  },
})
