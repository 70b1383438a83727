import type { Comment, CommentInput } from '../../shared/responses/comment.ts'
import type { ReactionKind, Reactions } from '../../shared/responses/reactions.ts'
import type { StoredForLater } from '../outbox/later.ts'

/** The API calls for the comments on one thing and the reactions to it. Each feature has its own routes for them. */
export type ResponseCalls = {
  /** The address of the thing's comments. It is also their query key, and part of the names of drafts. */
  readonly address: string
  /** A page of comments, newest first. */
  readonly listComments: (query: { limit: string; before?: string }) => Promise<Comment[]>
  readonly comment: (body: CommentInput) => Promise<Comment | StoredForLater>
  readonly changeComment: (id: number, body: CommentInput) => Promise<Comment | StoredForLater>
  readonly deleteComment: (id: number) => Promise<unknown>
  readonly restoreComment: (id: number) => Promise<unknown>
  readonly react: (kind: ReactionKind) => Promise<unknown>
  readonly takeReactionBack: () => Promise<unknown>
  /** Refetches the lists that show how many comments and reactions the thing has. */
  readonly refetchThing: () => Promise<unknown>
}

/** What lists show of the responses to a thing: its reactions, and the number of its comments. */
export type Subject = Reactions & { readonly comments: number }
