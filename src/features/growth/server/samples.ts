import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = { rows: { scans: () => ({ measured_on: '2026-03-01', baby: 2 }) } }
