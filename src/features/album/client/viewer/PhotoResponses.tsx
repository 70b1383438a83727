import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { ResponseBar } from '#platform/client/responses/ResponseBar.tsx'
import type { Photo } from '../../contract.ts'
import { useRefreshAlbum } from '../data.ts'
import { callsAbout } from './data.ts'

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
