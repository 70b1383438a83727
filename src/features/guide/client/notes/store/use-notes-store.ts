import { useSyncExternalStore } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { isSigningOutHere, onSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import { openBrowserStorage, type StorageProblem } from './browser-storage.ts'
import { journeysIn, notesOwner } from './notes-format.ts'
import { type NotesStore, openNotesStore } from './notes-store.ts'

/** The signed-in person's notes on their journey; undefined until person and journey are loaded, and after signing out. */
export function useNotesStore(): NotesStore | undefined {
  const user = useUser()
  const { data: journey } = useJourney()
  // Without scripts nobody can write notes, and on the server there is no storage that could hold them.
  const isPlain = useIsPlain()
  const store = user && journey && !isPlain ? storeOf(user.id, journey.id) : undefined
  const isCleared = () => store?.isCleared() ?? false
  const isGone = useSyncExternalStore(store?.subscribe ?? never, isCleared, isCleared)
  return isGone ? undefined : store
}

const never = () => () => undefined

export const useWeekNotes = (store: NotesStore, week: number) =>
  useSyncExternalStore(store.subscribe, () => store.page(week))

/** Why this browser cannot save notes right now; undefined if it can. */
export const useTrouble = (store: NotesStore): StorageProblem | undefined =>
  useSyncExternalStore(store.subscribe, store.trouble)

/** One store for each person and journey while the tab is open, because unsaved notes exist only in the store. */
const stores = new Map<string, NotesStore>()

export function storeOf(userId: number, pregnancyId: number): NotesStore {
  const owner = notesOwner(userId, pregnancyId)
  const known = stores.get(owner)
  if (known) return known
  // Browsers offer crypto.randomUUID only over https, and a home server may use http.
  const tab = `t${Math.random().toString(36).slice(2, 10)}`
  const store = openNotesStore({
    owner,
    tab,
    now: Date.now,
    storage: openBrowserStorage(() => localStorage),
    onFirstChange: askToPersist,
  })
  followBrowser(store, userId)
  stores.set(owner, store)
  return store
}

/** Asks the browser not to delete the notes when the device runs out of room. Old browsers lack this function. */
function askToPersist() {
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** The ids of the journeys whose notes this person has opened in this tab. */
export const openJourneysOf = (userId: number): number[] => journeysIn([...stores.keys()], userId)

/** Saves before the person leaves the page, merges changes of other tabs, and clears the notes on a sign-out. */
function followBrowser(store: NotesStore, userId: number) {
  onSignOut(userId, store.clear)
  window.addEventListener('storage', store.onStorage)
  window.addEventListener('pagehide', store.save)
  window.addEventListener('pageshow', store.reread)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store.save()
    else store.reread()
  })
  // Listens for `beforeunload` only while saving fails: a permanent listener would exclude the page from the back/forward cache.
  store.subscribe(() => {
    if (store.isCleared() && !isSigningOutHere()) sendToSignIn('session-expired')
    if (store.trouble()) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
  })

  /** Makes the browser ask before unsaved notes are lost. */
  function askFirst(event: BeforeUnloadEvent) {
    store.save()
    if (store.hasUnsaved()) event.preventDefault()
  }
}
