import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: {
    pregnancies: () => ({
      ...{ due_date: '2026-05-28', time_zone: 'Europe/London', units: 'metric', region: 'uk', country: 'GB' },
      ...{ babies: 2, placentas: 'own', state: 'expecting', hides: 'drawing,heart-rate' },
    }),
    parents: () => ({ part: 'mother' }),
    journey_states: () => ({ state: 'paused', happened_on: null, told_to: null, taken_back_at: null }),
  },
}
