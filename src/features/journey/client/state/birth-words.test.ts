import { expect, test } from 'vitest'
import { ageOfChild, namesOf, sizeOfChild } from './birth-words.ts'

test.each([
  [['Wren'], 'Wren'],
  [['Wren', 'Robin'], 'Wren and Robin'],
  [['Wren', 'Robin', 'Jay'], 'Wren, Robin and Jay'],
])('the names %j are written “%s”', (names, words) => {
  expect(namesOf(names.map((name) => ({ name })))).toBe(words)
})

test.each([
  ['2026-03-14', 'Born today'],
  ['2026-03-15', '1 day old'],
  ['2026-03-27', '13 days old'],
  ['2026-03-28', '2 weeks old'],
  ['2026-06-13', '13 weeks old'],
  ['2026-06-14', '3 months old'],
  ['2027-03-13', '11 months old'],
  ['2027-03-14', '12 months old'],
])('on %s a child born on 14 March 2026 is described as “%s”', (today, words) => {
  expect(ageOfChild('2026-03-14', today)).toBe(words)
})

test.each([
  ['2026-06-29', '12 weeks old'],
  ['2026-06-30', '3 months old'],
])('a child born on the 31st completes a month on the last day of a shorter month: %s, %s', (today, words) => {
  expect(ageOfChild('2026-03-31', today)).toBe(words)
})

test.each([
  [3420, 510, 'metric', '3,420 g, 51 cm'],
  [3420, 510, 'us', '7 lb 9 oz, 20.1 in'],
  [3629, null, 'us', '8 lb'],
  [null, 485, 'metric', '48.5 cm'],
  [null, null, 'metric', null],
] as const)('a child of %j g and %j mm is described in %s units as %j', (weightG, lengthMm, units, words) => {
  expect(sizeOfChild({ name: 'Wren', weightG, lengthMm }, units)).toBe(words)
})
