import { useEffect, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { ApiError } from '#platform/client/api.ts'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import type { Invitation } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { currentInvitation, removeStoredInvitation } from './current-invitation.ts'
import { useInvitation } from './data.ts'
import { JoinByTap } from './JoinByTap.tsx'
import styles from './JoinPage.module.css'
import { RefusedInvitation } from './RefusedInvitation.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { texts } from './texts/texts.ts'

/** The page that an invitation link opens. It names the journey, and lets the person join. */
export function JoinPage() {
  const code = currentInvitation() ?? ''
  const { data, error, refetch } = useInvitation(code)
  const invitation = data instanceof ApiError ? undefined : data
  // Set if the invitation was valid when the page opened, but the server refused it when the person joined.
  const [lateRefusal, setLateRefusal] = useState<ApiError>()
  const refusal = lateRefusal ?? (data instanceof ApiError ? data : error)
  const isFinal = refusal !== null && isInvitationRefused(refusal)

  useEffect(() => {
    if (isFinal) removeStoredInvitation()
  }, [isFinal])

  function takeRefusal(reason: unknown) {
    if (isInvitationRefused(reason)) setLateRefusal(reason)
  }

  if (!refusal && !invitation) return <LoadingScreen message={texts.oneMoment} subMessage={texts.opening} />
  return (
    <EntryPanel>
      <title>{texts.page}</title>
      {refusal && <RefusedInvitation reason={refusal} isFinal={isFinal} onTry={() => refetch()} />}
      {!refusal && invitation && <Invited code={code} invitation={invitation} onNotJoined={takeRefusal} />}
    </EntryPanel>
  )
}

const finalRefusals = ['wrong-invite-code', 'invite-expired', 'invite-used-up', 'removed-from-journey']

const isInvitationRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && finalRefusals.includes(error.code)

type InvitedProps = { code: string; invitation: Invitation; onNotJoined: (reason: unknown) => void }

function Invited(props: InvitedProps) {
  const user = useUser()
  const { babyName, parents, invitedBy, role, isMember } = props.invitation
  const hosts = parents.length > 0 ? parents : [invitedBy]

  if (user && isMember) return <JoinByTap {...props} user={user} />
  return (
    <>
      <div className={styles.words}>
        <h1>{texts.inviteYou(hosts.length, shared.namesTogether(hosts), babyName)}</h1>
        <p>{texts.invitedBy[role](invitedBy)}</p>
      </div>
      {user ? <JoinByTap {...props} user={user} /> : <RegisterForm {...props} />}
    </>
  )
}
