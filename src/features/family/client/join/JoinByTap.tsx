import { useState } from 'react'
import type { User } from '#features/sign-in/contract.ts'
import { ApiError } from '#platform/client/api.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import type { Invitation } from '../../contract.ts'
import { removeStoredInvitation, saveInvitation } from './current-invitation.ts'
import { redeemInvite } from './data.ts'
import styles from './JoinPage.module.css'
import { texts } from './texts/texts.ts'

type Props = { code: string; invitation: Invitation; user: User; onNotJoined: (reason: unknown) => void }

/** Lets a signed-in person join the journey with one button. Members get a button that goes home. */
export function JoinByTap({ code, invitation: { babyName, isMember }, user, onNotJoined }: Props) {
  const [pending, setPending] = useState(false)

  async function join() {
    setPending(true)
    try {
      await redeemInvite(code)
      goHome()
    } catch (error) {
      setPending(false)
      if (error instanceof ApiError && error.isUnauthorized) saveInvitation()
      sayFailure(texts.notJoined, error)
      onNotJoined(error)
    }
  }

  if (isMember)
    return (
      <>
        <div className={styles.words}>
          <h1>{texts.alreadyFollow(babyName)}</h1>
          <p>{texts.seeItAtHome}</p>
        </div>
        <Button look="primary" wide onClick={goHome}>
          {texts.goHome}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.person}>
        <Avatar name={user.firstName} src={user.profileImageUrl} decorative />
        <span>{texts.signedInAs([user.firstName, user.lastName].filter(Boolean).join(' '))}</span>
      </p>
      <div className={styles.buttons}>
        <Button look="primary" wide pending={pending} pendingText={texts.joining} onClick={join}>
          {texts.join(babyName)}
        </Button>
        <Button look="quiet" onClick={goHome}>
          {texts.notNow}
        </Button>
        <Button look="quiet" href={signOutAddress} onClick={saveInvitation}>
          {texts.signOutFirst}
        </Button>
      </div>
    </>
  )
}

/** Goes home with a full page load, because the loaded data may belong to another journey. */
function goHome() {
  removeStoredInvitation()
  location.replace('/')
}
