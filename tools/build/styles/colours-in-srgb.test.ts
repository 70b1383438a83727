import { expect, test } from 'vitest'
import { inSrgb } from './colours-in-srgb.ts'

test.each([
  ['oklch(1 0 0)', '#fff'],
  ['oklch(0.62796 0.25768 29.234)', 'red'],
  ['oklch(0.968 0.014 82)', '#f9f4ea'],
  ['oklch(0 0 0 / 0.5)', '#00000080'],
])('%s becomes %s', (colour, srgb) => {
  expect(inSrgb(colour)).toBe(srgb)
})
