import { expect, test } from 'vitest'
import { appointmentStatuses, previewLength } from './rules.ts'

test('the statuses match the specification: confirmed, pending, completed, cancelled', () => {
  expect(appointmentStatuses).toEqual(['confirmed', 'pending', 'completed', 'cancelled'])
})

test('home shows the next two appointments', () => {
  expect(previewLength).toBe(2)
})
