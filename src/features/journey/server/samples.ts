import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: {
    pregnancies: () => ({ state: 'expecting' }),
    journey_states: () => ({ state: 'paused', taken_back_at: null }),
  },
}
