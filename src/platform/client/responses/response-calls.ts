import type { Comment, CommentInput } from '../../shared/responses/comment.ts'
import type { ReactionKind, Reactions } from '../../shared/responses/reactions.ts'
import type { StoredForLater } from '../outbox/later.ts'

/** The calls about the responses to one thing. A feature makes them from its own contract. */
export type ResponseCalls = {
  /** The address of the thing's comments. It is the key of their query, and part of the names of drafts. */
  readonly address: string
  /** A page of comments, newest first. */
  readonly listComments: (query: { limit: string; before?: string }) => Promise<Comment[]>
  readonly comment: (body: CommentInput) => Promise<Comment | StoredForLater>
  readonly changeComment: (id: number, body: CommentInput) => Promise<Comment | StoredForLater>
  readonly deleteComment: (id: number) => Promise<unknown>
  readonly restoreComment: (id: number) => Promise<unknown>
  readonly react: (kind: ReactionKind) => Promise<unknown>
  readonly takeReactionBack: () => Promise<unknown>
  /** Refetches the lists that show the numbers of comments and reactions. */
  readonly refetchThing: () => Promise<unknown>
}

/** The thing that people respond to, as lists show it. */
export type Subject = Reactions & { readonly comments: number }
