import { expect, test } from 'vitest'
import { loadingProgress, loadingStep } from './loading-progress.ts'

test('progress is the share of the duration that has passed, in percent', () => {
  expect([0, 100, 1500, 3000].map((elapsed) => loadingProgress(elapsed, 3000))).toEqual([0, 3, 50, 100])
})

test('progress stays at 100 if loading takes longer, and is never below 0', () => {
  expect(loadingProgress(9000, 3000)).toBe(100)
  expect(loadingProgress(-50, 3000)).toBe(0)
})

test('without a duration progress is 100', () => {
  expect(loadingProgress(0, 0)).toBe(100)
})

test('each of the three steps lasts 800 ms, then the first one follows', () => {
  expect([0, 799, 800, 1600, 2399, 2400].map(loadingStep)).toEqual([0, 0, 1, 2, 2, 0])
})
