import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import type { updatesContract } from '../../contract.ts'

const api = createApi<typeof updatesContract>()

export function callsAbout(updateId: number): Omit<ResponseCalls, 'refetchThing'> {
  const params = { id: updateId }
  return {
    address: api.address('GET /api/updates/{id}/comments', { params }),
    listComments: (query) => api('GET /api/updates/{id}/comments', { params, query }),
    comment: (body) => api('POST /api/updates/{id}/comments', { params, body }),
    changeComment: (id, body) => api('PATCH /api/update-comments/{id}', { params: { id }, body }),
    deleteComment: (id) => api('DELETE /api/update-comments/{id}', { params: { id } }),
    restoreComment: (id) => api('POST /api/update-comments/{id}/restore', { params: { id } }),
    react: (kind) => api('PUT /api/updates/{id}/reaction', { params, body: { kind } }),
    takeReactionBack: () => api('DELETE /api/updates/{id}/reaction', { params }),
  }
}

/** The people who have seen an update. Only its author may ask. */
export function useViewers(updateId: number) {
  const call = { params: { id: updateId } }
  return useQuery({
    queryKey: [api.address('GET /api/updates/{id}/viewers', call)],
    queryFn: () => api('GET /api/updates/{id}/viewers', call),
    // Other people see the update while this page is open.
    staleTime: 0,
  })
}

export const sendViews = (updateIds: number[]) => api('PUT /api/update-views', { body: { updateIds } })
