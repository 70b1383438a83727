/** The cord, which is two twisted strands from the navel to the wall of the womb, and the yolk sac beside it. */

import { ball, limb, type Member, type Solid } from '../geometry/shapes.ts'
import { cross, type Point, plus, scaled, unit } from '../geometry/space.ts'
import type { Age } from './age.ts'

const steps = 60
const strands = 2

export function makeCord(path: readonly Point[], thickness: number, turns: number): Member {
  const solids: Solid[] = []
  const half = thickness / 2
  let before: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const centre = onCurve(path, i / steps)
    const ahead = unit(
      plus(onCurve(path, Math.min(1, i / steps + 0.01)), onCurve(path, Math.max(0, i / steps - 0.01)), -1),
    )
    const aside = unit(cross(ahead, [0.1, 0.2, 1]))
    const other = cross(ahead, aside)
    const here = Array.from({ length: strands }, (_, strand) => {
      const angle = ((i / steps) * turns + strand / strands) * 2 * Math.PI
      return plus(plus(centre, aside, Math.cos(angle) * half * 0.36), other, Math.sin(angle) * half * 0.36)
    })
    here.forEach((to, strand) => {
      const from = before[strand]
      if (from) solids.push(limb(from, to, half * 0.7, half * 0.7, half * 0.3))
    })
    before = here
  }
  return { part: 'cord', blend: thickness * 0.3, solids }
}

/** A Catmull-Rom curve through the points. */
function onCurve(points: readonly Point[], share: number): Point {
  const place = Math.min(points.length - 1 - 1e-9, Math.max(0, share * (points.length - 1)))
  const i = Math.floor(place)
  const t = place - i
  const point = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
  const cubic = plus(plus(plus(scaled(b, 3), c, -3), d), a, -1)
  const square = plus(plus(plus(scaled(a, 2), b, -5), c, 4), d, -1)
  return plus(plus(plus(b, plus(c, a, -1), t / 2), square, (t * t) / 2), cubic, (t * t * t) / 2)
}

/** The yolk sac, beside the cord on a thin stalk. */
export function makeYolkSac(path: readonly Point[], half: number, { yolk, week }: Age): Member {
  const radius = Math.min(yolkMm * Math.min(1, week / 8), half * 0.115) * yolk
  const centre: Point = [half * -0.42, half * -0.6, half * -0.3]
  const from = onCurve(path, 0.42)
  const bow = plus(plus(from, plus(centre, from, -1), 0.5), [half * -0.07, 0, half * -0.05])
  const stalk = Array.from({ length: 8 }, (_, i) => onCurve([from, bow, centre], i / 7))
  return {
    part: 'yolk',
    blend: half * 0.01,
    solids: [
      ball(centre, radius, 0),
      ...stalk.slice(1).map((to, i) => limb(stalk[i] ?? to, to, half * 0.008, half * 0.008, half * 0.02)),
    ],
  }
}

/** The largest radius of the yolk sac, in millimetres. */
const yolkMm = 2.6
