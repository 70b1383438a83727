import type { RuleFor, WaitingChange } from '#platform/client/outbox/lists/waiting-rules.ts'
import { waitingResponses } from '#platform/client/responses/waiting-responses.ts'
import type { Update, UpdateInput, updatesContract } from '../contract.ts'

const list = 'GET /api/pregnancies/{pregnancyId}/updates'

const ownRules: readonly RuleFor<typeof updatesContract>[] = [
  // A new update is added only to the list at the top of home, not to the pages of older updates.
  { call: 'POST /api/pregnancies/{pregnancyId}/updates', list, in: 'response', add: updateOf },
  { call: 'DELETE /api/updates/{id}', list, edit: () => null },
]

/** How updates, their comments and their reactions look while they wait to be sent. */
export const waitingUpdates = [
  ...ownRules,
  ...waitingResponses<typeof updatesContract>({
    listComments: 'GET /api/updates/{id}/comments',
    comment: 'POST /api/updates/{id}/comments',
    changeComment: 'PATCH /api/update-comments/{id}',
    deleteComment: 'DELETE /api/update-comments/{id}',
    react: 'PUT /api/updates/{id}/reaction',
    takeReactionBack: 'DELETE /api/updates/{id}/reaction',
    list,
  }),
]

function updateOf({ id, body, at, writer }: WaitingChange): Update {
  // The cast is safe: this function is called only for calls that share an update.
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
