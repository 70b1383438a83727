import { expect, test } from 'vitest'
import { categoryIn, orderWishes } from './order-wishes.ts'

const wish = (name: string, priority: 'high' | 'medium' | 'low', purchasedDate: string | null = null) => ({
  name,
  priority,
  purchasedDate,
  isPurchased: purchasedDate !== null,
})

test('open wishes are sorted by priority, then come bought wishes, latest first, and ties keep their order', () => {
  const wishes = [
    wish('bought first', 'high', '2026-03-01T10:00:00.000Z'),
    wish('low', 'low'),
    wish('one', 'medium'),
    wish('bought last', 'low', '2026-03-02T10:00:00.000Z'),
    wish('two', 'medium'),
    wish('high', 'high'),
  ]
  expect(orderWishes(wishes).map(({ name }) => name)).toEqual([
    'high',
    'one',
    'two',
    'low',
    'bought last',
    'bought first',
  ])
})

test('the category comes from the address, and is null if it is missing or unknown', () => {
  expect(categoryIn('category=baby_gear')).toBe('baby_gear')
  for (const search of ['', 'category=', 'category=toys', 'category=Books']) expect(categoryIn(search)).toBeNull()
})
