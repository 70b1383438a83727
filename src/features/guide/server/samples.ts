import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = { params: { week: '8', country: 'PT' } }
