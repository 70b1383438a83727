/** How long a change is remembered. A page that was away for longer refetches everything. */
const rememberMs = 120_000

export type RecentChanges = ReturnType<typeof createRecentChanges>

/** Remembers which tables of each journey changed lately, so that a page that reconnects learns what it missed. */
export function createRecentChanges() {
  /** When each table of each journey last changed. The latest change is the last entry. */
  const changes = new Map<string, { pregnancyId: number; table: string; at: number }>()
  let completeSince = Number.POSITIVE_INFINITY

  return {
    note(pregnancyId: number, table: string, at: number): void {
      const key = `${pregnancyId} ${table}`
      changes.delete(key)
      changes.set(key, { pregnancyId, table, at })
      for (const [oldKey, old] of changes) {
        if (old.at >= at - rememberMs) break
        changes.delete(oldKey)
      }
    },

    /** From this time on, all changes are noted. Some before it may be missing. */
    noteComplete(at: number): void {
      completeSince = at
    },

    /** For how many milliseconds every change is remembered; 0 if changes may be missing even now. */
    reach: (now: number): number => Math.max(0, Math.min(now - completeSince, rememberMs)),

    /** The tables of this journey that are known to have changed since this time. */
    since(pregnancyId: number, time: number): string[] {
      const ofJourney = [...changes.values()].filter(
        (change) => change.pregnancyId === pregnancyId && change.at >= time,
      )
      return ofJourney.map(({ table }) => table)
    },
  }
}
