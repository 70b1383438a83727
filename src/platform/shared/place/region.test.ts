import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['Europe/London', 'uk'],
  ['Europe/Dublin', 'other'],
  ['America/New_York', 'us'],
  ['America/Indiana/Knox', 'us'],
  ['Pacific/Honolulu', 'us'],
  ['America/Sao_Paulo', 'other'],
  ['America/Toronto', 'other'],
  ['UTC', 'other'],
])('%s lies in the region “%s”', (zone, region) => {
  expect(regionOf(zone)).toBe(region)
})
