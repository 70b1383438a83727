import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: { appointments: () => ({ appointment_date: '2026-03-01T00:00:00.000Z', status: 'pending' }) },
}
