import { expect, test } from 'vitest'
import { defaultPriority, priorities, unitsForMe, wishCategories } from './rules.ts'
import { texts } from './texts/texts.ts'

test('the categories match the specification, and each has a label', () => {
  expect(wishCategories).toEqual(['baby_gear', 'maternity', 'nursery', 'feeding', 'clothing', 'books', 'other'])
  expect(Object.keys(texts.categories)).toEqual(wishCategories)
})

test('a priority is high, medium or low, and medium by default', () => {
  expect(priorities).toEqual(['high', 'medium', 'low'])
  expect(defaultPriority).toBe('medium')
})

test('news about a wish names the wish, what happened, and who did it', () => {
  const words = texts.news.deleted('Pram', 'Nora')
  expect(words).toBe('“Pram”, which you are getting, was deleted from the wishlist by Nora.')
  expect(texts.news.bought('Pram', '')).toContain('was bought by somebody.')
})

test.each([
  [5, [], 5],
  [5, [2, 1], 2],
  [5, [5], 0],
  [5, [4, 4], 0],
])('if a wish has %i units and others have reserved %j, %i are left for me', (quantity, taken, left) => {
  const reservedByOthers = taken.map((units) => ({ units }))
  expect(unitsForMe({ quantity, reservedByMe: 1, reservedByOthers })).toBe(left)
})
