import { createApi } from '#platform/client/api.ts'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import type { albumContract } from '../../contract.ts'

const api = createApi<typeof albumContract>()

export function callsAbout(photoId: number): Omit<ResponseCalls, 'refetchThing'> {
  const params = { id: photoId }
  return {
    address: api.address('GET /api/photos/{id}/comments', { params }),
    listComments: (query) => api('GET /api/photos/{id}/comments', { params, query }),
    comment: (body) => api('POST /api/photos/{id}/comments', { params, body }),
    changeComment: (id, body) => api('PATCH /api/photo-comments/{id}', { params: { id }, body }),
    deleteComment: (id) => api('DELETE /api/photo-comments/{id}', { params: { id } }),
    restoreComment: (id) => api('POST /api/photo-comments/{id}/restore', { params: { id } }),
    react: (kind) => api('PUT /api/photos/{id}/reaction', { params, body: { kind } }),
    takeReactionBack: () => api('DELETE /api/photos/{id}/reaction', { params }),
  }
}
