import * as z from 'zod/mini'
import { id, instant, text } from '../fields.ts'
import { texts } from '../texts/texts.ts'

/** A comment on a thing. `createdBy` is the author's account; `editedAt` is null for a comment that was never changed. */
export const Comment = z.object({
  id: id(),
  content: z.string(),
  createdBy: id(),
  createdAt: instant(),
  editedAt: z.nullable(instant()),
  author: z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) }),
})
export type Comment = z.infer<typeof Comment>

export const CommentInput = z.strictObject({
  content: text({ min: 1, max: 2000, lines: true, required: () => texts.writeComment }),
})
export type CommentInput = z.infer<typeof CommentInput>
