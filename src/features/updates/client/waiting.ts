import type { WaitingChange, WaitingRule } from '#platform/client/outbox/waiting-rules.ts'
import { waitingResponses } from '#platform/client/responses/waiting-responses.ts'
import type { Update, UpdateInput } from '../contract.ts'

const list = '/api/pregnancies/{pregnancyId}/updates'

/** How updates, their comments and their reactions look while they wait. */
export const waitingUpdates: readonly WaitingRule[] = [
  // Older updates are in lists with pages. A new one is shown only at the top of home.
  { call: `POST ${list}`, list, in: 'response', add: updateOf },
  { call: 'DELETE /api/updates/{id}', list, edit: () => null },
  ...waitingResponses({ things: '/api/updates', comments: '/api/update-comments', lists: [list] }),
]

function updateOf({ id, body, at, writer }: WaitingChange): Update {
  // The cast is safe: this is the body of the call.
  const { content, week = null, imageUrl } = body as UpdateInput
  return {
    id,
    content,
    week,
    imageUrl: imageUrl || null,
    imageCopy: null,
    pictures: [],
    createdBy: writer.id,
    createdAt: at,
    likes: 0,
    reactions: [],
    ownReaction: null,
    comments: 0,
    author: { firstName: writer.firstName, profileImageUrl: writer.profileImageUrl },
  }
}
