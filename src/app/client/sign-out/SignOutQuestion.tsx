import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { cleanUpAtSignOut, mayHaveDataOnlyHere } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { signOutNotice } from '../offline/notice.ts'
import { texts } from '../texts/texts.ts'
import type { OnlyHere } from './BeforeSignOut.tsx'

const load = () => import('./BeforeSignOut.tsx')
const BeforeSignOut = lazyPart(async () => (await load()).BeforeSignOut)

/**
 * Intercepts every sign-out link, and deletes the person's data in this browser before the sign-out. It asks first if some
 * of the data exists nowhere else.
 */
export function SignOutQuestion({ userId }: { userId: number }) {
  const [found, setFound] = useState<OnlyHere>()

  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      if (event.defaultPrevented || !isSignOut(event.target)) return
      if (!mayHaveDataOnlyHere(userId)) return cleanUp(userId)
      event.preventDefault()
      find(userId).then(
        (onlyHere) => (onlyHere ? setFound(onlyHere) : signOut(userId)),
        (error) => sayFailure(texts.stillSignedIn, error),
      )
    }
    document.addEventListener('click', intercept)
    return () => document.removeEventListener('click', intercept)
  }, [userId])

  return (
    <Suspense>
      {found && <BeforeSignOut {...found} onSignOut={() => signOut(userId)} onClose={() => setFound(undefined)} />}
    </Suspense>
  )
}

/** Wraps a page that has a sign-out link, so that `SignOutQuestion` intercepts the link. */
export const withSignOutQuestion = (Page: ComponentType) =>
  function PageWithSignOutQuestion() {
    const user = useUser()
    return (
      <>
        <Page />
        {user && <SignOutQuestion userId={user.id} />}
      </>
    )
  }

const isSignOut = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`a[href="${signOutAddress}"]`) !== null

/** Finds what exists only in this browser; undefined if there is nothing. */
async function find(userId: number): Promise<OnlyHere | undefined> {
  const { findOnlyHere, hasNothing } = await load()
  const onlyHere = await findOnlyHere(userId)
  return hasNothing(onlyHere) ? undefined : onlyHere
}

function signOut(userId: number) {
  cleanUp(userId)
  location.assign(signOutAddress)
}

/** Deletes the person's data, and tells the service worker of the sign-out, in case the server cannot be reached. */
function cleanUp(userId: number) {
  cleanUpAtSignOut(userId)
  navigator.serviceWorker?.controller?.postMessage(signOutNotice)
}
