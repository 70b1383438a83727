import { useSyncExternalStore } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { forgetAtFarewell, isLeavingHere } from '#platform/client/farewell/farewell.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { journeysIn, notesOwner } from './kept-notes.ts'
import { type Notebook, openNotebook } from './notebook.ts'
import { openShelf, type Trouble } from './shelf.ts'

/** The notes of who is signed in, on their journey; nothing until both are known, and nothing after they signed out. */
export function useNotebook(): Notebook | undefined {
  const user = useUser()
  const { data: journey } = useJourney()
  const notebook = user && journey ? notebookOf(user.id, journey.id) : undefined
  const hasForgotten = useSyncExternalStore(notebook?.subscribe ?? never, () => notebook?.hasForgotten() ?? false)
  return hasForgotten ? undefined : notebook
}

const never = () => () => undefined

export const usePage = (notebook: Notebook, week: number) =>
  useSyncExternalStore(notebook.subscribe, () => notebook.page(week))

/** Why this browser does not keep what is typed, while that is so. */
export const useTrouble = (notebook: Notebook): Trouble | undefined =>
  useSyncExternalStore(notebook.subscribe, notebook.trouble)

/** One for each owner as long as the tab is open: what could not be kept is nowhere else. */
const notebooks = new Map<string, Notebook>()

export function notebookOf(userId: number, pregnancyId: number): Notebook {
  const owner = notesOwner(userId, pregnancyId)
  const known = notebooks.get(owner)
  if (known) return known
  // Browsers offer crypto.randomUUID only over https, and a home server may run without it.
  const tab = `t${Math.random().toString(36).slice(2, 10)}`
  const notebook = openNotebook({ owner, tab, now: Date.now, shelf: openShelf(() => localStorage) })
  followBrowser(notebook, userId)
  notebooks.set(owner, notebook)
  return notebook
}

/** Of which journeys of a person this tab has notes open. */
export const openJourneysOf = (userId: number): number[] => journeysIn([...notebooks.keys()], userId)

/** Keeps before the page is left, and listens to other tabs. */
function followBrowser(notebook: Notebook, userId: number) {
  forgetAtFarewell(userId, notebook.forget)
  window.addEventListener('storage', notebook.hearStorage)
  window.addEventListener('pagehide', notebook.keep)
  window.addEventListener('pageshow', notebook.wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') notebook.keep()
    else notebook.wake()
  })
  // Always listening for it would keep browsers from holding the page ready for "Back".
  notebook.subscribe(() => {
    if (notebook.hasForgotten() && !isLeavingHere()) sendToSignIn('session-expired')
    if (notebook.trouble()) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
  })

  /** Leaving would lose what could not be kept: the browser asks first. */
  function askFirst(event: BeforeUnloadEvent) {
    notebook.keep()
    if (notebook.hasUnkept()) event.preventDefault()
  }
}
