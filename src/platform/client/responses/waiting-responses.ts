import type { Comment } from '../../shared/responses/comment.ts'
import { changeReaction, type ReactionKind, type Reactions } from '../../shared/responses/reactions.ts'
import type { WaitingChange, WaitingRule } from '../outbox/waiting-rules.ts'

type Paths = {
  /** `/api/updates` */
  readonly things: string
  /** `/api/update-comments` */
  readonly comments: string
  /** The lists that show the things. */
  readonly lists: readonly string[]
}

/** How comments and reactions look while they wait. */
export const waitingResponses = ({ things, comments, lists }: Paths): WaitingRule[] => [
  { call: `POST ${things}/{id}/comments`, list: `${things}/{id}/comments`, add: commentOf },
  {
    call: `PATCH ${comments}/{id}`,
    list: `${things}/{thingId}/comments`,
    // The cast is safe: these are the rows of that list.
    edit: (comment, { body, at }) => ({ ...comment, ...body, editedAt: at }) as Comment,
  },
  { call: `DELETE ${comments}/{id}`, list: `${things}/{thingId}/comments`, edit: () => null },
  ...lists.flatMap((list): WaitingRule[] => [
    {
      call: `PUT ${things}/{id}/reaction`,
      list,
      edit: (thing, { body }) => reactTo(thing, body.kind),
      isUnmarked: true,
    },
    { call: `DELETE ${things}/{id}/reaction`, list, edit: (thing) => reactTo(thing, null), isUnmarked: true },
  ]),
]

const commentOf = ({ id, body, at, writer }: WaitingChange): Comment => ({
  id,
  content: String(body.content),
  createdBy: writer.id,
  createdAt: at,
  editedAt: null,
  author: { firstName: writer.firstName, profileImageUrl: writer.profileImageUrl },
})

// The casts are safe: the lists contain things with reactions, and the body is that of the call.
const reactTo = <Thing extends object>(thing: Thing, kind: unknown): Thing => ({
  ...thing,
  ...changeReaction(thing as Thing & Reactions, kind as ReactionKind | null),
})
