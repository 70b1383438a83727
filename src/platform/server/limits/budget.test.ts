import { describe, expect, test } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { createBudget } from './budget.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 15) + seconds * 1000)

/** Returns how many of these tries the budget allows at one moment. */
function spendAll(budget: ReturnType<typeof createBudget>, spender: number, now: Date, tries: number): number {
  let spent = 0
  for (let tried = 0; tried < tries; tried += 1)
    try {
      budget.spend(spender, now)
      spent += 1
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
    }
  return spent
}

describe('a budget', () => {
  test('refuses more than its limit, and says how long to wait', () => {
    const budget = createBudget({ most: 3, perMinute: 6 })
    expect(spendAll(budget, 1, at(0), 5)).toBe(3)
    expect(() => budget.spend(1, at(4))).toThrow(
      expect.objectContaining({ code: 'too-many-attempts', details: { retryAfterSeconds: expect.closeTo(6) } }),
    )
  })

  test('is refilled over time, but never beyond its limit', () => {
    const budget = createBudget({ most: 3, perMinute: 6 })
    expect(spendAll(budget, 1, at(0), 5)).toBe(3)
    expect(spendAll(budget, 1, at(20), 5)).toBe(2)
    expect(spendAll(budget, 1, at(1000), 5)).toBe(3)
  })

  test('is separate for each spender', () => {
    const budget = createBudget({ most: 1, perMinute: 1 })
    expect([spendAll(budget, 1, at(0), 2), spendAll(budget, 2, at(0), 2)]).toEqual([1, 1])
  })

  test('is not refilled when the clock is set back', () => {
    const budget = createBudget({ most: 1, perMinute: 1 })
    expect(spendAll(budget, 1, at(50), 1)).toBe(1)
    expect(spendAll(budget, 1, at(0), 1)).toBe(0)
  })

  test('is full again if the clock is set back by years', () => {
    const budget = createBudget({ most: 2, perMinute: 1 })
    expect(spendAll(budget, 1, at(1e8), 3)).toBe(2)
    expect(spendAll(budget, 1, at(0), 3)).toBe(2)
  })

  test('stays in memory until it is full again', () => {
    const budget = createBudget({ most: 200, perMinute: 1 })
    expect(spendAll(budget, 5, at(0), 201)).toBe(200)
    budget.spend(6, at(0))
    budget.spend(7, at(3601))
    expect(spendAll(budget, 5, at(3601), 201)).toBe(60)
  })
})
