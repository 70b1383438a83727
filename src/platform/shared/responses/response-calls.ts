/** What the calls about comments and reactions have in common, for the contract of every feature that has them. */
import * as z from 'zod/mini'
import { page } from '../page.ts'
import { Comment, CommentInput } from './comment.ts'
import { reactionKinds } from './reactions.ts'

const kind = z.enum(reactionKinds)

const reactionFields = {
  likes: z.int(),
  reactions: z.array(z.object({ kind, count: z.int() })),
  ownReaction: z.nullable(kind),
}

/** The fields of a thing that people can respond to. */
export const responseFields = { ...reactionFields, comments: z.int() }

const example = { content: 'How lovely!' }

/** A contract adds the summary and the right: `{ ...responseCalls.comment, summary: '…', may: 'respond diary' }`. */
export const responseCalls = {
  listComments: { access: 'member', query: page(), response: z.array(Comment) },
  comment: { access: 'member', waits: true, body: CommentInput, example, response: Comment },
  changeComment: { access: 'member', waits: true, body: CommentInput, example, response: Comment },
  deleteComment: { access: 'member', waits: true },
  restoreComment: { access: 'member', waits: true, response: Comment, status: 200 },
  react: {
    access: 'member',
    waits: true,
    body: z.strictObject({ kind }),
    example: { kind: 'heart' },
    response: z.object(reactionFields),
  },
  takeReactionBack: { access: 'member', waits: true, response: z.object(reactionFields) },
} as const
