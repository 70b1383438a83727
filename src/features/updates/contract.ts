import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, link, text } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'

/** What somebody shared. `createdBy` is the account of its author. */
export const Update = z.object({
  id: id(),
  content: z.string(),
  week: z.nullable(z.int()),
  imageUrl: z.nullable(z.string()),
  createdBy: id(),
  createdAt: instant(),
  likes: z.int(),
  comments: z.int(),
  author: z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) }),
})
export type Update = z.infer<typeof Update>

/** What is asked of an update; a form that knows the baby's name asks in its own words. */
export const updateInput = (sharePrompt: string) =>
  z.strictObject({
    content: text({ min: 1, max: 5000, lines: true, required: sharePrompt }),
    week: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(42)))),
    imageUrl: z.optional(z.nullable(z.union([z.literal(''), link()], { error: 'Invalid url' }))),
  })

const UpdateInput = updateInput('Please share what’s happening')
export type UpdateInput = z.infer<typeof UpdateInput>

export const updatesContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/updates': {
    summary: 'The updates of a journey, newest first.',
    access: 'member',
    may: 'see updates',
    query: page(),
    response: z.array(Update),
  },
  'POST /api/pregnancies/{pregnancyId}/updates': {
    summary: 'Shares an update with the family.',
    access: 'member',
    may: 'add updates',
    body: UpdateInput,
    response: Update,
  },
  'DELETE /api/updates/{id}': {
    summary: 'Deletes an update; it can be brought back for 30 days.',
    access: 'member',
    may: 'see updates',
  },
  'POST /api/updates/{id}/restore': {
    summary: 'Brings a deleted update back.',
    access: 'member',
    may: 'see updates',
    response: Update,
    status: 200,
  },
})
