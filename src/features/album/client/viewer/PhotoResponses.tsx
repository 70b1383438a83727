import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import { ResponseBar } from '#platform/client/responses/ResponseBar.tsx'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import type { albumContract, Photo } from '../../contract.ts'
import { useRefreshAlbum } from '../data.ts'

/** The comments on a photo, and the reactions to it. */
export function PhotoResponses({ photo }: { photo: Photo }) {
  const user = useUser()
  const mayRespond = useMay('respond album')
  const refetchThing = useRefreshAlbum()
  if (!user?.role) return null
  return (
    <ResponseBar
      subject={photo}
      calls={{ ...callsAbout(photo.id), refetchThing }}
      reader={{ userId: user.id, role: user.role }}
      mayRespond={mayRespond}
    />
  )
}

const api = createApi<typeof albumContract>()

function callsAbout(photoId: number): Omit<ResponseCalls, 'refetchThing'> {
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
