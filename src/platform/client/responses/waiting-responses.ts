import type { Contract, RouteOf, WaitingRouteOf } from '../../shared/contract.ts'
import type { Comment } from '../../shared/responses/comment.ts'
import { changeReaction, type ReactionKind, type Reactions } from '../../shared/responses/reactions.ts'
import type { WaitingChange, WaitingRule } from '../outbox/lists/waiting-rules.ts'

/** The routes for comments and reactions, as the API contract of the feature names them. */
type Calls<C extends Contract> = {
  readonly listComments: RouteOf<C>
  readonly comment: WaitingRouteOf<C>
  readonly changeComment: WaitingRouteOf<C>
  readonly deleteComment: WaitingRouteOf<C>
  readonly react: WaitingRouteOf<C>
  readonly takeReactionBack: WaitingRouteOf<C>
  /** Lists the things that people respond to. */
  readonly list: RouteOf<C>
}

/** How the lists show changes of comments and reactions that wait to be sent. */
export const waitingResponses = <C extends Contract>(calls: Calls<C>): WaitingRule[] => [
  { call: calls.comment, list: calls.listComments, add: commentOf },
  {
    call: calls.changeComment,
    list: calls.listComments,
    // The cast is safe: the rows of the list of comments are comments.
    edit: (comment, { body, at }) => ({ ...comment, ...body, editedAt: at }) as Comment,
  },
  { call: calls.deleteComment, list: calls.listComments, edit: () => null },
  { call: calls.react, list: calls.list, edit: (thing, { body }) => reactTo(thing, body.kind), isUnmarked: true },
  { call: calls.takeReactionBack, list: calls.list, edit: (thing) => reactTo(thing, null), isUnmarked: true },
]

/** The comment that the list shows while the call that creates it waits to be sent. */
export const commentOf = ({ id, body, at, writer }: WaitingChange): Comment => ({
  id,
  content: String(body.content),
  createdBy: writer.id,
  createdAt: at,
  editedAt: null,
  author: { firstName: writer.firstName, profileImageUrl: writer.profileImageUrl },
})

// The casts are safe: the list contains things with reactions, and `kind` comes from the body of the call.
const reactTo = <Thing extends object>(thing: Thing, kind: unknown): Thing => ({
  ...thing,
  ...changeReaction(thing as Thing & Reactions, kind as ReactionKind | null),
})
