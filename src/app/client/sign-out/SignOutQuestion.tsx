import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { NotesHere } from '#features/guide/client/notes/sign-out/notes-here.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { cleanUpAtSignOut, mayHaveNotesOf } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { signOutNotice } from '../offline/notice.ts'

const loadDialog = () => import('#features/guide/client/notes/sign-out/SaveNotesDialog.tsx')
const SaveNotesDialog = lazyPart(async () => (await loadDialog()).SaveNotesDialog)

/**
 * Intercepts every sign-out link. It first deletes the person's data in this browser, and asks before it deletes notes
 * that exist nowhere else.
 */
export function SignOutQuestion({ userId }: { userId: number }) {
  const [notes, setNotes] = useState<NotesHere>()

  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      if (event.defaultPrevented || !isSignOut(event.target)) return
      if (!mayHaveNotesOf(userId)) return cleanUp(userId)
      event.preventDefault()
      findNotes(userId).then(
        (found) => (found.size > 0 ? setNotes(found) : signOut(userId)),
        (error) => sayFailure('You are still signed in', error),
      )
    }
    document.addEventListener('click', intercept)
    return () => document.removeEventListener('click', intercept)
  }, [userId])

  return (
    <Suspense>
      {notes && <SaveNotesDialog notes={notes} onSignOut={() => signOut(userId)} onClose={() => setNotes(undefined)} />}
    </Suspense>
  )
}

/** Adds the sign-out question to a feature's page, which has sign-out links. */
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

/** Finds the person's notes in this browser, and loads the dialog that asks about them. */
async function findNotes(userId: number): Promise<NotesHere> {
  const [{ findNotes }] = await Promise.all([
    import('#features/guide/client/notes/sign-out/notes-here.ts'),
    loadDialog(),
  ])
  return findNotes(userId)
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
