import { expect, test } from 'vitest'
import { appointmentStatuses } from './rules.ts'

test('the statuses match the specification: confirmed, pending, completed, cancelled', () => {
  expect(appointmentStatuses).toEqual(['confirmed', 'pending', 'completed', 'cancelled'])
})
