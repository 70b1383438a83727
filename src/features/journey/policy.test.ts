import { describe, expect, test } from 'vitest'
import { mayChangeState } from './policy.ts'

describe('the state of a journey may be changed', () => {
  test('by each parent, and by no other admin', () => {
    const parents = [{ userId: 1 }, { userId: 2 }]
    expect([1, 2, 3].map((userId) => mayChangeState(parents, userId))).toEqual([true, true, false])
  })

  test('by the only parent, and by no other admin', () => {
    expect([1, 2].map((userId) => mayChangeState([{ userId: 1 }], userId))).toEqual([true, false])
  })

  test('by any admin while no parents are named', () => {
    expect(mayChangeState([], 3)).toBe(true)
  })
})
