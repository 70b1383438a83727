import { expect, test } from 'vitest'
import { whenWords } from './when-words.ts'

const bornOn = '2026-03-15'

test.each([
  ['a check within 72 hours', { until: 3 }, 'By Mar 18, 2026'],
  ['a check between two days', { from: 5, until: 8 }, 'Mar 20, 2026 to Mar 23, 2026'],
  ['advice', {}, null],
])('the days of %s, %o, are shown as %s', (_, days, words) => {
  expect(whenWords(days, bornOn, bornOn)).toBe(words)
})

test('after the last day of a check, the family is told to ask for the check if it was not done', () => {
  expect(whenWords({ until: 3 }, bornOn, '2026-03-18')).toBe('By Mar 18, 2026')
  expect(whenWords({ until: 3 }, bornOn, '2026-03-19')).toBe(
    'By Mar 18, 2026. If it has not been done, ask your midwife or doctor.',
  )
})
