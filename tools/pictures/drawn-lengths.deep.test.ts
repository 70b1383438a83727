/** Compares the length from crown to rump in the drawing with the guide, and with the measures from which it is drawn. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildBaby } from '#features/baby-drawing/client/body/build-baby.ts'
import type { Member } from '#features/baby-drawing/client/geometry/shapes.ts'
import { partsByPixel } from '#features/baby-drawing/client/light/parts-by-pixel.ts'

const tolerance = 0.03
/** The difference as a share of the expected length. */
const difference = (drawn: number, expected: number) => Math.abs(drawn / expected - 1)

/** The greatest length of the drawn members in the picture, in mm. `half` is half the width of the picture. */
function longest(members: readonly Member[], half: number) {
  const across = 240
  const pixel = (2 * half) / across
  const points = partsByPixel(members, half, across).flatMap((part, i) =>
    part === null ? [] : [[(i % across) * pixel, Math.floor(i / across) * pixel] as const],
  )
  const spans = Array.from({ length: 90 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 180
    const along = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle))
    return along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b)) + pixel
  })
  return Math.max(...spans)
}

const lengthOnCard = async (week: number) => {
  const file = await readFile(`src/features/guide/content/week-${String(week).padStart(2, '0')}.md`, 'utf8')
  const [, millimetres] = /lengthMm: (\d+(?:\.\d+)?), measure: crown-rump/.exec(file) ?? []
  return Number(millimetres ?? Number.NaN)
}

test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
  'in week %d the drawn length from crown to rump is within 3 % of the length on the guide’s card',
  async (week) => {
    const { members, half } = buildBaby(week * 7)
    const body = members.filter(({ part }) => part === 'head' || part === 'trunk')
    expect(difference(longest(body, half), await lengthOnCard(week))).toBeLessThan(tolerance)
  },
)

test('every fourth day from week 4 to 14, the drawn length from crown to rump is within 3 % of the intended length', () => {
  const wrong: string[] = []
  for (let day = 28; day <= 7 * 14; day += 4) {
    const { members, half, measures } = buildBaby(day)
    const body = members.filter(({ part }) => part === 'head' || part === 'trunk')
    const drawn = longest(body, half)
    if (difference(drawn, measures.length) >= tolerance)
      wrong.push(`day ${day}: ${drawn} instead of ${measures.length} mm`)
  }
  expect(wrong).toEqual([])
})
