import { expect, test } from 'vitest'
import { american, british, replaceBy } from './english.ts'
import { oneWayPairs, pairs } from './words.ts'

test.each([
  ['The colour of the cot', 'The color of the crib'],
  ['Grey, not grey', 'Gray, not gray'],
  ['Labour and labouring', 'Labor and laboring'],
])('“%s” is “%s” in American words', (written, read) => {
  expect(american(written)).toBe(read)
})

test.each([
  ['The color of the crib', 'The colour of the cot'],
  ['Your prenatal visit', 'Your antenatal visit'],
  ['A computer program', 'A computer program'],
])('“%s” is “%s” in British words', (written, read) => {
  expect(british(written)).toBe(read)
})

test('no British word is in two pairs, and the words of a pair differ', () => {
  const written = [...pairs, ...oneWayPairs].map(([word]) => word.toLowerCase())
  expect(new Set(written).size).toBe(written.length)
  for (const [one, other] of [...pairs, ...oneWayPairs]) expect(one).not.toBe(other)
})

test('the first of two pairs with the same word counts', () => {
  expect(
    replaceBy([
      ['haem', 'hem'],
      ['haem', 'iron'],
    ])('Haem'),
  ).toBe('Hem')
})
