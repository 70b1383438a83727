import { Trash2 } from 'lucide-react'
import { useContext, useEffect, useRef } from 'react'
import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { WaitingMark } from '#platform/client/outbox/lists/WaitingMark.tsx'
import { BigResponses } from '#platform/client/responses/BigResponses.tsx'
import { ResponseBar } from '#platform/client/responses/ResponseBar.tsx'
import { mayChange } from '#platform/shared/ownership.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import type { Update } from '../../contract.ts'
import { HasBigResponses } from '../newest/has-big-responses.ts'
import styles from '../RecentUpdates.module.css'
import { useRefetchUpdates } from '../refetch-updates.ts'
import { texts } from '../texts/texts.ts'
import { callsAbout } from './data.ts'
import { noteWhenSeen } from './note-views.ts'
import { SeenBy } from './SeenBy.tsx'

type Props = { update: Update; onDelete: (id: number) => void }

/** The buttons below an update: reactions, comments, and deletion for its author and admins. */
export function UpdateResponses({ update, onDelete }: Props) {
  const user = useUser()
  const mayRespond = useMay('respond updates')
  const hasBigResponses = useContext(HasBigResponses)
  const refetchThing = useRefetchUpdates()
  const place = useRef<HTMLDivElement>(null)
  const isOwn = user?.id === update.createdBy

  useEffect(() => {
    if (!isOwn && place.current) return noteWhenSeen(update.id, place.current)
    return undefined
  }, [isOwn, update.id])

  if (!user?.role) return null
  // People who may not respond get the small bar. It shows them the reactions and comments of others.
  const Responses = hasBigResponses && mayRespond ? BigResponses : ResponseBar
  const reader = { userId: user.id, role: user.role }
  return (
    <div ref={place} className={styles.responses}>
      <Responses
        subject={update}
        calls={{ ...callsAbout(update.id), refetchThing }}
        reader={reader}
        mayRespond={mayRespond}
        aboveComments={isOwn && update.id > 0 && <SeenBy updateId={update.id} />}
      >
        <WaitingMark thing={update} />
        {mayChange(reader, update) && (
          <IconButton label={texts.deleteUpdate} icon={<Trash2 />} onClick={() => onDelete(update.id)} />
        )}
      </Responses>
    </div>
  )
}
