import { expect, test } from 'vitest'
import { defaultThreshold, pullDistance } from './pull.ts'

test('the threshold is 80 px by default', () => {
  expect(defaultThreshold).toBe(80)
})

test('the page moves half as far as the finger', () => {
  expect([0, 1, 100, 159, 160].map((travel) => pullDistance(travel, 80))).toEqual([0, 0.5, 50, 79.5, 80])
})

test('the page moves at most one and a half thresholds', () => {
  expect([239, 240, 241, 5000].map((travel) => pullDistance(travel, 80))).toEqual([119.5, 120, 120, 120])
  expect(pullDistance(5000, 40)).toBe(60)
})

test('a finger above its starting point does not move the page', () => {
  expect(pullDistance(-30, 80)).toBe(0)
})
