import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  /** Browsers choose the keys, so any key is valid. */
  params: { key: 'chosen-by-a-browser' },
  rows: {
    contractions: () => ({ began_at: '2026-05-27T02:10:00.000Z', ended_at: '2026-05-27T02:10:50.000Z' }),
    movements: () => ({ felt_at: '2026-05-20T20:10:00.000Z', feeling: 'usual' }),
    labour_settings: () => ({
      ...{ told_every_minutes: 6, told_lasting_seconds: 45, told_for_minutes: 60, shared_changes: 0 },
      ...{ timer_shared_at: '2026-05-27T02:00:00.000Z', movements_shared_at: null },
    }),
  },
}
