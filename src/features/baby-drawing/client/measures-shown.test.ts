import { expect, test } from 'vitest'
import { measuresShown } from './measures-shown.ts'

const wordsOf = (days: number, units: 'metric' | 'us' = 'metric') =>
  measuresShown(days, units)?.measures.map(({ words }) => words)

test('before week 12 there are no measures', () => {
  expect(measuresShown(12 * 7 - 1, 'metric')).toBeNull()
  expect(measuresShown(12 * 7, 'metric')).not.toBeNull()
})

test('a median is shown in the reader’s units', () => {
  expect(wordsOf(28 * 7)).toEqual(['26.0 cm', '7.3 cm', '5.1 cm', '23.3 cm'])
  expect(wordsOf(28 * 7, 'us')).toEqual(['10.3 in', '2.9 in', '2.0 in', '9.2 in'])
})

test('the values change within a week', () => {
  expect(wordsOf(29 * 7 + 3)).not.toEqual(wordsOf(29 * 7))
})

test('no value is above its limit: head 35 cm around and 9.5 cm wide, thigh bone 7.8 cm, belly 34 cm around', () => {
  for (let days = 12 * 7; days <= 43 * 7; days++) {
    const [head = 0, width = 0, thigh = 0, belly = 0] = wordsOf(days)?.map(Number.parseFloat) ?? []
    expect([head <= 35, width <= 9.5, thigh <= 7.8, belly <= 34]).toEqual([true, true, true, true])
  }
  expect(wordsOf(42 * 7)?.at(-1)).toBe('34.0 cm')
})

test('a limit that is shown instead of the median is marked as a limit', () => {
  const limits = (days: number) => measuresShown(days, 'metric')?.measures.filter(({ isLimit }) => isLimit)
  expect(limits(38 * 7)).toEqual([])
  expect(limits(39 * 7 + 5)).toMatchObject([{ name: 'Abdominal circumference', words: '34.0 cm' }])
})

test('outside weeks 14 to 40 the figures are marked as extrapolated', () => {
  const isExtrapolated = (days: number) => measuresShown(days, 'metric')?.isExtrapolated
  expect([12 * 7, 14 * 7 - 1, 41 * 7, 42 * 7].map(isExtrapolated)).toEqual([true, true, true, true])
  expect([14 * 7, 28 * 7, 41 * 7 - 1].map(isExtrapolated)).toEqual([false, false, false])
})

test('the measures come with the name of the standard', () => {
  expect(measuresShown(200, 'metric')?.standard).toContain('INTERGROWTH-21st')
})
