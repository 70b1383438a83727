/** How long a change is remembered. A page that was away for longer refetches everything. */
const rememberMs = 120_000

/** A page cannot know exactly how old its data is, because requests and responses take time. */
const slackMs = 10_000

export type RecentChanges = ReturnType<typeof createRecentChanges>

/** Remembers which tables of each journey changed lately, so that a page that reconnects learns what it missed. */
export function createRecentChanges(startedAt: number) {
  /** When each table of each journey last changed. The latest change is the last entry. */
  const changes = new Map<string, { pregnancyId: number; table: string; at: number }>()
  let completeSince = startedAt

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

    /** Changes until this time may be missing. */
    noteGap(at: number): void {
      completeSince = at
    },

    /** The tables of this journey that have changed since this time or a little earlier; `unknown` if some may be missing. */
    since(pregnancyId: number, time: number, now: number): readonly string[] | 'unknown' {
      if (time < completeSince || time < now - rememberMs) return 'unknown'
      const ofJourney = [...changes.values()].filter(
        (change) => change.pregnancyId === pregnancyId && change.at >= time - slackMs,
      )
      return ofJourney.map(({ table }) => table)
    },
  }
}
