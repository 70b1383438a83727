import { expect, test } from 'vitest'
import { halfExtentsOf } from '../geometry/shapes.ts'
import { buildBaby } from './build-baby.ts'

const everyDay = Array.from({ length: 43 * 7 - 4 * 7 }, (_, i) => 4 * 7 + i)

test('on every day from week 4 to week 42 the baby is inside the picture, with finite numbers', () => {
  const wrong: string[] = []
  for (const day of everyDay) {
    const { members, half } = buildBaby(day)
    for (const { part, solids } of members)
      for (const solid of solids) {
        const [x, y] = solid.kind === 'egg' ? solid.frame.origin : solid.from
        const [right, up] = halfExtentsOf(solid)
        // Allows 20 %, because a limb's extent is counted from its beginning, not from its middle.
        const isIn = Math.abs(x) + right < half * 1.2 && Math.abs(y) + up < half * 1.2
        // The cord continues beyond the edge of the picture.
        if (!isIn && part !== 'cord') wrong.push(`${part} on day ${day}`)
      }
  }
  expect(wrong).toEqual([])
})

test('no two days have the same head', () => {
  const drawn = new Set(everyDay.map((day) => JSON.stringify(buildBaby(day).head)))
  expect(drawn.size).toBe(everyDay.length)
})

test('a baby is head up until week 28, except during its somersault in weeks 17 to 19, and head down from week 32', () => {
  const headUp = (week: number) => buildBaby(week * 7).head.frame.origin[1] > buildBaby(week * 7).leg.hip[1]
  expect([12, 14, 20, 22, 24, 28].map(headUp)).toEqual([true, true, true, true, true, true])
  expect([17, 18, 19].map(headUp)).toEqual([false, false, false])
  expect([32, 34, 36, 38, 40, 42].map(headUp)).toEqual([false, false, false, false, false, false])
})
