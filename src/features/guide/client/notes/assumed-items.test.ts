import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assumedItems } from './assumed-items.ts'

describe('the items of an untouched list that are assumed done', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `12-med-${index + 1}`)

  test('are none in the current and later weeks', () => {
    for (const weeksBack of [0, -1, -20]) expect(assumedItems(idsOf(5), weeksBack)).toEqual(new Set())
  })

  test.each([
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [5, 8],
    [6, 9],
    [7, 9],
    [32, 9],
  ])('%i weeks back are %i of 10', (weeksBack, count) => {
    expect(assumedItems(idsOf(10), weeksBack).size).toBe(count)
  })

  test('are between 40 % and 90 % of every list that has two items or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 40 }), (length, weeksBack) => {
        const share = assumedItems(idsOf(length), weeksBack).size / length
        return share >= 0.4 && share <= 0.9
      }),
    )
  })

  test('do not depend on the order of the list, and stay assumed as weeks pass', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^\d{1,2}-[a-z]{3,7}-\d$/), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 40 }), (list, weeksBack) => {
        const assumed = assumedItems(list, weeksBack)
        expect(assumedItems(list.toReversed(), weeksBack)).toEqual(assumed)
        expect(assumedItems(list, weeksBack + 1)).toEqual(assumed.union(assumedItems(list, weeksBack + 1)))
      }),
    )
  })

  test('are the same in every version of Nestling', () => {
    expect([...assumedItems(idsOf(5), 2)]).toEqual(['12-med-4', '12-med-2', '12-med-5'])
  })

  test('are not always the first ones', () => {
    const firsts = Array.from({ length: 33 }, (_, week) => `${week + 8}-med-1`)
    const assumed = firsts.filter((id) =>
      assumedItems([id, ...[2, 3, 4].map((n) => id.replace(/1$/, `${n}`))], 1).has(id),
    )
    expect(assumed.length).toBeGreaterThan(5)
    expect(assumed.length).toBeLessThan(28)
  })
})

describe('the number of items assumed done', () => {
  const countOf = (count: number, weeksBack: number) =>
    assumedItems(
      Array.from({ length: count }, (_, index) => `list-${index}`),
      weeksBack,
    ).size

  test('grows by a tenth each week, from 40 % to 90 %', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((weeksBack) => countOf(100, weeksBack))).toEqual([
      40, 50, 60, 70, 80, 90, 90, 90,
    ])
  })

  test.each([
    [33, 14],
    [53, 22],
    [62, 25],
  ])('is never below 40 %%: %i items have %i assumed', (count, assumed) => {
    expect(countOf(count, 1)).toBe(assumed)
  })
})

test('the same items are assumed on every device and in every version', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `12-med-${index + 1}`)
  expect([...assumedItems(ids, 2)]).toEqual(['12-med-4', '12-med-8', '12-med-2', '12-med-6'])
})
