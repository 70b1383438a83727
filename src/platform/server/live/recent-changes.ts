/** How long a change is remembered. A page that was away for longer refetches everything. */
const rememberMs = 120_000

export type RecentChanges = ReturnType<typeof createRecentChanges>

/** Remembers which tables of each journey changed lately, so that pages that reconnect get the changes they missed. */
export function createRecentChanges() {
  /** When each table of each journey or person last changed. The latest change is the last entry. */
  const changes = new Map<string, { owner: string; table: string; at: number }>()
  let completeSince = Number.POSITIVE_INFINITY

  function noteFor(owner: string, table: string, at: number) {
    const key = `${owner} ${table}`
    changes.delete(key)
    changes.set(key, { owner, table, at })
    for (const [oldKey, old] of changes) {
      if (old.at >= at - rememberMs) break
      changes.delete(oldKey)
    }
  }

  return {
    note: (pregnancyId: number, table: string, at: number): void => noteFor(ofJourney(pregnancyId), table, at),

    /** Notes a change that only the pages of this person show. */
    notePrivate: (userId: number, table: string, at: number): void => noteFor(ofPerson(userId), table, at),

    /** Records that all changes from this time on are noted. Earlier changes may be missing. */
    noteComplete(at: number): void {
      completeSince = at
    },

    /** How many milliseconds back every change is remembered; 0 if changes may be missing even now. */
    reach: (now: number): number => Math.max(0, Math.min(now - completeSince, rememberMs)),

    /**
     * The tables of this member's journey, and the member's private tables, with remembered changes since this time.
     */
    since({ pregnancyId, userId }: { pregnancyId: number; userId: number }, time: number): string[] {
      const owners = [ofJourney(pregnancyId), ofPerson(userId)]
      return [...changes.values()]
        .filter(({ owner, at }) => owners.includes(owner) && at >= time)
        .map(({ table }) => table)
    },
  }
}

const ofJourney = (pregnancyId: number) => `journey ${pregnancyId}`
const ofPerson = (userId: number) => `person ${userId}`
