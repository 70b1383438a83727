import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant } from '#platform/shared/fields.ts'
import { trashIcons } from '#platform/shared/ownership.ts'

/** A deleted thing. Until `until`, a POST to `restoreAt` restores it. */
export const Trashed = z.object({
  kind: z.string(),
  /** The name of the kind, as people see it. */
  word: z.string(),
  icon: z.enum(trashIcons),
  restoreAt: z.templateLiteral(['/api/', z.string(), '/restore']),
  id: id(),
  title: z.string(),
  deletedAt: instant(),
  until: instant(),
})
export type Trashed = z.infer<typeof Trashed>

export const trashContract = defineContract({
  'GET /api/trash': {
    summary: 'The things that the caller may restore: at most 200 of the last 30 days, last deleted first.',
    access: 'member',
    response: z.array(Trashed),
  },
})
