import { expect, test } from 'vitest'
import { defaultThreshold, pullDistance } from './pull.ts'

test('the threshold is 80 px unless somebody says otherwise', () => {
  expect(defaultThreshold).toBe(80)
})

test('the page is pulled half as far as the finger went', () => {
  expect([0, 1, 100, 159, 160].map((travel) => pullDistance(travel, 80))).toEqual([0, 0.5, 50, 79.5, 80])
})

test('the pull ends at one and a half thresholds', () => {
  expect([239, 240, 241, 5000].map((travel) => pullDistance(travel, 80))).toEqual([119.5, 120, 120, 120])
  expect(pullDistance(5000, 40)).toBe(60)
})

test('a finger above where it began pulls nothing', () => {
  expect(pullDistance(-30, 80)).toBe(0)
})
