import { createApi } from '#platform/client/api.ts'
import { createLater } from '#platform/client/outbox/later.ts'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import type { albumContract } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

const api = createApi<typeof albumContract>()
const later = createLater<typeof albumContract>()

export function callsAbout(photoId: number): Omit<ResponseCalls, 'refetchThing'> {
  const params = { id: photoId }
  return {
    address: api.address('GET /api/photos/{id}/comments', { params }),
    // A photo with a negative id exists only in this browser, so it has no comments on the server.
    listComments: async (query) => (photoId < 0 ? [] : api('GET /api/photos/{id}/comments', { params, query })),
    comment: (body) =>
      later('POST /api/photos/{id}/comments', { params, body }, { what: texts.waitingComment, words: body.content }),
    changeComment: (id, body) =>
      later(
        'PATCH /api/photo-comments/{id}',
        { params: { id }, body },
        { what: texts.waitingCommentChange, words: body.content },
      ),
    deleteComment: (id) =>
      later(
        'DELETE /api/photo-comments/{id}',
        { params: { id } },
        { what: texts.waitingCommentDeletion, words: '', isQuiet: true },
      ),
    restoreComment: (id) =>
      later(
        'POST /api/photo-comments/{id}/restore',
        { params: { id } },
        { what: texts.waitingComment, words: '', isQuiet: true },
      ),
    react: (kind) =>
      later(
        'PUT /api/photos/{id}/reaction',
        { params, body: { kind } },
        { what: texts.waitingReaction, words: shared.reactions[kind], isQuiet: true },
      ),
    takeReactionBack: () =>
      later(
        'DELETE /api/photos/{id}/reaction',
        { params },
        { what: texts.waitingReactionRemoval, words: '', isQuiet: true },
      ),
  }
}
