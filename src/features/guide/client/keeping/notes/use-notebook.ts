import { useSyncExternalStore } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { isLeavingHere, onSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { journeysIn, notesOwner } from './kept-notes.ts'
import { type Notebook, openNotebook } from './notebook.ts'
import { openShelf, type Trouble } from './shelf.ts'

/** The signed-in person's notes on their journey; undefined until both are known, and after signing out. */
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

/** Why this browser cannot save notes right now; null if it can. */
export const useTrouble = (notebook: Notebook): Trouble | undefined =>
  useSyncExternalStore(notebook.subscribe, notebook.trouble)

/** One for each owner while the tab is open, because unsaved notes exist nowhere else. */
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

/** The person's journeys with notes open in this tab. */
export const openJourneysOf = (userId: number): number[] => journeysIn([...notebooks.keys()], userId)

/** Saves before the page is left, and listens to other tabs. */
function followBrowser(notebook: Notebook, userId: number) {
  onSignOut(userId, notebook.forget)
  window.addEventListener('storage', notebook.hearStorage)
  window.addEventListener('pagehide', notebook.keep)
  window.addEventListener('pageshow', notebook.wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') notebook.keep()
    else notebook.wake()
  })
  // A permanent listener would exclude the page from the back/forward cache.
  notebook.subscribe(() => {
    if (notebook.hasForgotten() && !isLeavingHere()) sendToSignIn('session-expired')
    if (notebook.trouble()) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
  })

  /** Makes the browser ask before unsaved notes are lost. */
  function askFirst(event: BeforeUnloadEvent) {
    notebook.keep()
    if (notebook.hasUnkept()) event.preventDefault()
  }
}
