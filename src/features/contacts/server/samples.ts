import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = { rows: { contacts: () => ({ category: 'doctor' }) } }
