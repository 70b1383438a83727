import { expect, test } from 'vitest'
import { fitHeight } from './fit-height.ts'

test.each([
  { what: 'a landscape picture fits the height', size: [1600, 1200], fits: [469, 352] },
  { what: 'a portrait picture fits the height', size: [1200, 1600], fits: [264, 352] },
  { what: 'a small picture is not enlarged', size: [300, 200], fits: [300, 200] },
  { what: 'a narrow picture is 88 px wide, so a finger can press it', size: [100, 4000], fits: [88, 352] },
])('$what', ({ size: [width = 0, height = 0], fits: [wide, high] }) => {
  expect(fitHeight({ width, height }, 352)).toEqual({ width: wide, height: high })
})
