import { expect, test } from 'vitest'
import { fitHigh } from './fit-high.ts'

test.each([
  { what: 'a lying one', size: [1600, 1200], fits: [469, 352] },
  { what: 'a standing one', size: [1200, 1600], fits: [264, 352] },
  { what: 'a small one, as it is', size: [300, 200], fits: [300, 200] },
  { what: 'a strip, as wide as a finger', size: [100, 4000], fits: [88, 352] },
])('$what', ({ size: [width = 0, height = 0], fits: [wide, high] }) => {
  expect(fitHigh({ width, height }, 352)).toEqual({ width: wide, height: high })
})
