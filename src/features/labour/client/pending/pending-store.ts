/**
 * Entries that were noted and are not yet on the server. Each is stored before it is sent. Each has its own key in the
 * browser's storage, so tabs never overwrite each other's entries.
 */
import { keysOf } from '#platform/client/sign-out/personal-keys.ts'
import { signOutKey } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { watchForSignOut } from '#platform/client/sign-out/watch-for-sign-out.ts'
import type { ContractionInput, MovementInput } from '../../contract.ts'

type Timed =
  | { readonly kind: 'contractions'; readonly body: ContractionInput }
  | { readonly kind: 'movements'; readonly body: MovementInput }

export type Pending = Timed & {
  readonly key: string
  /**
   * Whether the times are by this device's clock, noted before it was compared with the server's clock. `end`: only the
   * end is, because the server already had the beginning.
   */
  readonly ownClock: boolean | 'end'
}

type Options = { userId: number; pregnancyId: number; storage: () => Storage }

export type PendingStore = ReturnType<typeof openPendingStore>

/** Opens the entries of a person in a journey. Entries that the browser cannot store stay in the tab's memory. */
export function openPendingStore({ userId, pregnancyId, storage }: Options) {
  const prefix = `nestling-labour-${userId}-${pregnancyId}-`
  const listeners = new Set<() => void>()
  /** Entries that could not be stored. */
  const unstored = new Map<string, Pending>()
  const hasSignedOut = watchForSignOut(read)
  let isCleared = false
  let snapshot: readonly Pending[] | undefined

  function read(name: string): string | null {
    try {
      return storage().getItem(name)
    } catch {
      return null
    }
  }

  function write(name: string, text: string | null): boolean {
    try {
      if (text === null) storage().removeItem(name)
      else storage().setItem(name, text)
      return true
    } catch {
      return false
    }
  }

  /** Whether the person has signed out, even if this tab was asleep and received no event. */
  const isSignedOut = () => isCleared || hasSignedOut()

  function notify() {
    snapshot = undefined
    for (const listener of listeners) listener()
  }

  const nameOf = ({ kind, key }: Pick<Pending, 'kind' | 'key'>) => `${prefix}${kind}-${key}`

  const listStored = () =>
    keysOf(storage, userId).flatMap((name) => (name.startsWith(prefix) ? (parse(read(name)) ?? []) : []))

  function listAll(): readonly Pending[] {
    if (isSignedOut()) return []
    const byName = new Map([...listStored().map((each) => [nameOf(each), each] as const), ...unstored])
    return [...byName.values()].toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))
  }

  return {
    /** The entries, sorted by time. Returns the same array until something changes. */
    list: (): readonly Pending[] => {
      snapshot ??= listAll()
      return snapshot
    },
    /** Stores an entry, or replaces the one with the same key. */
    put(pending: Pending): void {
      if (isSignedOut()) return
      const name = nameOf(pending)
      if (write(name, JSON.stringify(pending))) unstored.delete(name)
      else unstored.set(name, pending)
      notify()
    },
    /** Removes an entry that the server has, unless it was changed meanwhile. */
    settle(pending: Pending): void {
      const name = nameOf(pending)
      const text = JSON.stringify(pending)
      if (read(name) === text) write(name, null)
      if (JSON.stringify(unstored.get(name)) === text) unstored.delete(name)
      notify()
    },
    /** Whether this is still the latest entry with its key. */
    has: (pending: Pending): boolean => {
      const name = nameOf(pending)
      return !isSignedOut() && (JSON.stringify(unstored.get(name)) ?? read(name)) === JSON.stringify(pending)
    },
    /** Whether something is only in this tab's memory. */
    isOnlyInTab: (): boolean => unstored.size > 0,
    /** Clears this tab's entries after the person has signed out. */
    clear(): void {
      isCleared = true
      unstored.clear()
      notify()
    },
    /** Calls the listener after changes in this tab, and after `noteOtherTab`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** For the `storage` event: another tab has changed the key `name`, or removed all keys (null). */
    noteOtherTab(name: string | null): void {
      if (name === null || name.startsWith(prefix) || name === signOutKey) notify()
    },
  }
}

const timeOf = ({ body }: Pending) => ('feltAt' in body ? body.feltAt : body.beganAt) ?? ''

/** Returns undefined for text that is not an entry, for example from another version. */
function parse(text: string | null): Pending | undefined {
  try {
    const pending: Pending | null = JSON.parse(text ?? 'null')
    return typeof pending?.key === 'string' && typeof pending.body?.revision === 'number' ? pending : undefined
  } catch {
    return undefined
  }
}
