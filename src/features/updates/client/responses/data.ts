import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { createLater } from '#platform/client/outbox/later.ts'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import type { updatesContract } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

const api = createApi<typeof updatesContract>()
const later = createLater<typeof updatesContract>()

export function callsAbout(updateId: number): Omit<ResponseCalls, 'refetchThing'> {
  const params = { id: updateId }
  return {
    address: api.address('GET /api/updates/{id}/comments', { params }),
    // A negative id means that the update exists only in this browser, so the server has no comments on it.
    listComments: async (query) => (updateId < 0 ? [] : api('GET /api/updates/{id}/comments', { params, query })),
    comment: (body) =>
      later('POST /api/updates/{id}/comments', { params, body }, { what: texts.waitingComment, words: body.content }),
    changeComment: (id, body) =>
      later(
        'PATCH /api/update-comments/{id}',
        { params: { id }, body },
        { what: texts.waitingCommentChange, words: body.content },
      ),
    deleteComment: (id) =>
      later(
        'DELETE /api/update-comments/{id}',
        { params: { id } },
        { what: texts.waitingCommentDeletion, words: '', isQuiet: true },
      ),
    restoreComment: (id) =>
      later(
        'POST /api/update-comments/{id}/restore',
        { params: { id } },
        { what: texts.waitingComment, words: '', isQuiet: true },
      ),
    react: (kind) =>
      later(
        'PUT /api/updates/{id}/reaction',
        { params, body: { kind } },
        { what: texts.waitingReaction, words: shared.reactions[kind], isQuiet: true },
      ),
    takeReactionBack: () =>
      later(
        'DELETE /api/updates/{id}/reaction',
        { params },
        { what: texts.waitingReactionRemoval, words: '', isQuiet: true },
      ),
  }
}

/** The people who have seen an update. Only its author may ask. */
export function useViewers(updateId: number) {
  const call = { params: { id: updateId } }
  return useQuery({
    queryKey: [api.address('GET /api/updates/{id}/viewers', call)],
    queryFn: () => api('GET /api/updates/{id}/viewers', call),
    // Refetched each time, because other people may have seen the update while this page was open.
    staleTime: 0,
  })
}

export const sendViews = (updateIds: number[]) => api('PUT /api/update-views', { body: { updateIds } })
