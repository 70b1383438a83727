/**
 * Weeks 4 and 5: a flat disc on top of the yolk sac. The disc becomes longer, folds along its middle and gets its first
 * somites. Drawn after the plates of Carnegie stages 6 to 10.
 */
import { along, eased } from '../geometry/along.ts'
import { ball, carve, egg, limb, type Solid } from '../geometry/shapes.ts'
import { at, cross, type Frame, type Point, plus, scaled, unit } from '../geometry/space.ts'
import type { DrawnMeasures } from '../measures-for-drawing.ts'
import type { Age } from './age.ts'
import type { Baby } from './build-baby.ts'
import { makeCord } from './cord.ts'

/** From this day on the disc has folded into the body of an embryo. */
export const firstFoldedDay = 38

// Shares of the disc’s length, by week.
const width = [
  [4, 0.8],
  [5, 0.46],
  [5.4, 0.36],
] as const
const yolkRadius = [
  [4, 0.5],
  [5, 0.36],
] as const
/** The disc’s thickness, as a share of its length in every week. */
const thickness = 0.07
/** Corrects for blended solids, which bulge slightly. */
const bulge = 1.03
/** The share of the picture’s side that disc and yolk sac take up together. */
const filled = 0.84

/** The head's end points up and left, and the viewer looks down on the back. */
const longAxis = unit([-1, 1, 0])
const up = unit([0.44, 0.44, 0.78])
const across = unit(cross(longAxis, up))
const disc: Frame = { origin: [0, 0, 0], x: longAxis, y: up, z: across }

export function buildDisc(week: number, measures: DrawnMeasures, age: Age): Baby {
  const length = measures.length / bulge
  const size: Sizes = { length, wide: along(width, week) * length, thick: thickness * length, week }
  const yolk = along(yolkRadius, week) * length
  const half = (length * 0.75 + yolk * 0.5) / filled
  const tailEnd = at(disc, [-length * 0.47, 0, 0])
  const wall: Point = scaled(unit([0.8, -0.5, 0]), half)
  const path = [
    tailEnd,
    plus(scaled(plus(tailEnd, wall), 0.5), [0, half * 0.06, -half * 0.1]),
    plus(wall, [0, 0, -half * 0.4]),
  ]
  // Heart and liver do not show yet, so their glow is placed far outside the picture.
  const outside: Point = [half * 9, half * 9, 0]
  return {
    age,
    measures,
    members: [
      { part: 'trunk', blend: size.thick * 0.3, solids: [...plate(size), ...folds(size), ...somites(size)] },
      { part: 'yolk', blend: size.thick * 0.5, solids: [ball(at(disc, [-length * 0.04, -yolk * 0.86, 0]), yolk, 0)] },
      makeCord(path, length * 0.16, 0),
    ],
    head: { frame: disc, depth: length * 0.1, crown: 0.5, chin: 0.5 },
    leg: { hip: tailEnd, knee: tailEnd, ankle: tailEnd },
    waist: { centre: outside, front: up },
    heart: outside,
    root: { x: wall[0], y: wall[1] },
    side: -1,
    half,
  }
}

type Sizes = { readonly length: number; readonly wide: number; readonly thick: number; readonly week: number }

/** The disc, a little broader at the head's end. The groove along its middle is the primitive streak, later the neural groove. */
function plate({ length, wide, thick, week }: Sizes): Solid[] {
  const later = eased(4.3, 5, week)
  const streakEnd = -0.05 + 0.4 * later
  return [
    egg(disc, [0, 0, 0], [length * 0.5, thick, wide * 0.48], 0),
    egg(disc, [length * 0.16, 0, 0], [length * 0.33, thick * 1.1, wide * 0.52], length * 0.1),
    carve(
      limb(
        at(disc, [-length * 0.4, thick * 1.15, 0]),
        at(disc, [length * streakEnd, thick * 1.25, 0]),
        thick * 0.34,
        thick * (0.3 + 0.25 * later),
        thick * 0.5,
      ),
    ),
  ]
}

/** The neural folds: two ridges that rise beside the groove and will close over it. */
function folds({ length, wide, thick, week }: Sizes): Solid[] {
  const risen = eased(4.4, 5.2, week)
  if (risen < 0.05) return []
  return [-1, 1].flatMap((side) => {
    const points = [-0.3, -0.1, 0.1, 0.28, 0.42].map((share, i) =>
      at(disc, [length * share, thick * (0.6 + 0.75 * risen), side * wide * ([0.1, 0.09, 0.1, 0.17, 0.16][i] ?? 0.1)]),
    )
    return points
      .slice(1)
      .map((to, i) => limb(points[i] ?? to, to, thick * 0.55 * risen, thick * (0.55 + 0.1 * i) * risen, thick * 0.5))
  })
}

/** The first pairs of somites, in the middle of the back. */
function somites({ length, wide, thick, week }: Sizes): Solid[] {
  const pairs = Math.round(7 * eased(4.7, 5.5, week))
  return Array.from({ length: pairs }, (_, i) => length * (0.06 - i * 0.062)).flatMap((x) =>
    [-1, 1].map((side) => ball(at(disc, [x, thick * 0.75, side * wide * 0.24]), thick * 0.5, thick * 0.3)),
  )
}
