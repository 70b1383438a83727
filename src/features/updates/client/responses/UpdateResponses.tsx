import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import { ResponseBar } from '#platform/client/responses/ResponseBar.tsx'
import type { ResponseCalls } from '#platform/client/responses/response-calls.ts'
import { mayChange } from '#platform/shared/ownership.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import type { Update, updatesContract } from '../../contract.ts'
import styles from '../RecentUpdates.module.css'
import { useRefetchUpdates } from '../refetch-updates.ts'
import { noteWhenSeen } from './note-views.ts'
import { SeenBy } from './SeenBy.tsx'

type Props = { update: Update; onDelete: (id: number) => void }

/** The buttons below an update: reactions, comments, and deletion for its author and admins. */
export function UpdateResponses({ update, onDelete }: Props) {
  const user = useUser()
  const mayRespond = useMay('respond updates')
  const refetchThing = useRefetchUpdates()
  const place = useRef<HTMLDivElement>(null)
  const isOwn = user?.id === update.createdBy

  useEffect(() => {
    if (!isOwn && place.current) return noteWhenSeen(update.id, place.current)
    return undefined
  }, [isOwn, update.id])

  if (!user?.role) return null
  const reader = { userId: user.id, role: user.role }
  return (
    <div ref={place} className={styles.responses}>
      <ResponseBar
        subject={update}
        calls={{ ...callsAbout(update.id), refetchThing }}
        reader={reader}
        mayRespond={mayRespond}
        aboveComments={isOwn && <SeenBy updateId={update.id} />}
      >
        {mayChange(reader, update) && (
          <IconButton label="Delete this update" icon={<Trash2 />} onClick={() => onDelete(update.id)} />
        )}
      </ResponseBar>
    </div>
  )
}

const api = createApi<typeof updatesContract>()

function callsAbout(updateId: number): Omit<ResponseCalls, 'refetchThing'> {
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
