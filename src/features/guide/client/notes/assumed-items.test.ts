import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assumedItems } from './assumed-items.ts'

const listOf = (name: string, count: number) => Array.from({ length: count }, (_, index) => `12-${name}-${index + 1}`)
const names = ['med', 'nut', 'vit', 'mot', 'par']
/** The lists of a week: one list for each length. */
const weekOf = (...lengths: number[]) => lengths.map((length, at) => listOf(names[at] ?? '', length))
const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 })
const weeks = fc.integer({ min: 1, max: 40 })

describe('the items assumed done in untouched lists', () => {
  test('no item is assumed done in the current and later weeks', () => {
    for (const weeksBack of [0, -1, -20]) expect(assumedItems(weekOf(3, 3), weeksBack)).toEqual(new Set())
  })

  test.each([
    [1, 6],
    [2, 8],
    [3, 9],
    [4, 11],
    [5, 12],
    [6, 13],
    [7, 13],
    [32, 13],
  ])('%i weeks back, %i of 15 items in five lists of three are assumed done', (weeksBack, count) => {
    expect(assumedItems(weekOf(3, 3, 3, 3, 3), weeksBack).size).toBe(count)
  })

  test('between 40 % and 90 % of the items of a past week are assumed done', () => {
    fc.assert(
      fc.property(lengths, weeks, (each, weeksBack) => {
        const all = each.reduce((sum, length) => sum + length, 0)
        const share = assumedItems(weekOf(...each), weeksBack).size / all
        return share >= 0.4 && share <= 0.9
      }),
    )
  })

  test('each list has the same share of assumed items as the whole week, to within one item', () => {
    // If lists differed more in length, such as 1 and 12 items, a list could be further off.
    const asInTheGuide = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(asInTheGuide, weeks, (each, weeksBack) => {
        const week = weekOf(...each)
        const assumed = assumedItems(week, weeksBack)
        const share = assumed.size / week.flat().length
        for (const list of week) {
          const count = list.filter((id) => assumed.has(id)).length
          expect(Math.abs(count - share * list.length)).toBeLessThan(1)
        }
      }),
    )
  })

  test('assumed items do not depend on the order of lists and items, and stay assumed as weeks pass', () => {
    fc.assert(
      fc.property(lengths, weeks, (each, weeksBack) => {
        const week = weekOf(...each)
        const assumed = assumedItems(week, weeksBack)
        const turned = week.toReversed().map((list) => list.toReversed())
        expect(assumedItems(turned, weeksBack)).toEqual(assumed)
        expect(assumed.isSubsetOf(assumedItems(week, weeksBack + 1))).toBe(true)
      }),
    )
  })

  test('assumed items are the same in every version of Nestling', () => {
    expect([...assumedItems([listOf('med', 5)], 2)]).toEqual(['12-med-4', '12-med-2', '12-med-5'])
    expect([...assumedItems([listOf('med', 8)], 2)]).toEqual(['12-med-4', '12-med-8', '12-med-2', '12-med-6'])
  })

  test('the first item of a list is assumed done in some weeks, but not in all', () => {
    const firsts = Array.from({ length: 33 }, (_, week) => `${week + 8}-med-1`)
    const assumed = firsts.filter((id) =>
      assumedItems([[id, ...[2, 3, 4].map((n) => id.replace(/1$/, `${n}`))]], 1).has(id),
    )
    expect(assumed.length).toBeGreaterThan(5)
    expect(assumed.length).toBeLessThan(28)
  })
})

test('the share of items assumed done grows by ten percentage points each week, from 40 % to 90 %', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 20].map((weeksBack) => assumedItems([listOf('med', 100)], weeksBack).size)
  expect(counts).toEqual([40, 50, 60, 70, 80, 90, 90, 90])
})

test.each([
  [33, 14],
  [53, 22],
  [62, 25],
])('at least 40 %% of the items are assumed done: of %i items, %i are', (count, assumed) => {
  expect(assumedItems([listOf('med', count)], 1).size).toBe(assumed)
})
