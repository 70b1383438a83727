import { expect, test } from 'vitest'
import { appointmentStatuses, previewLength } from './rules.ts'

test('the statuses match the specification: confirmed, pending, completed, cancelled', () => {
  expect(appointmentStatuses).toEqual(['confirmed', 'pending', 'completed', 'cancelled'])
})

test('the preview shows only the first 2', () => {
  expect(previewLength).toBe(2)
})
