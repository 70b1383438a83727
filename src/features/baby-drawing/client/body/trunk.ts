import { along } from '../geometry/along.ts'
import { ball, egg, limb, type Member, type Solid } from '../geometry/shapes.ts'
import { leaning, type Point, plus } from '../geometry/space.ts'
import type { DrawnMeasures } from '../measures-for-drawing.ts'
import type { Age } from './age.ts'
import type { Posture } from './posture.ts'

/** A point on the middle line of the trunk, with the direction of the spine and the radius of the trunk there. */
export type Station = { readonly centre: Point; readonly lean: number; readonly radius: number }
export type Trunk = { readonly member: Member; readonly stationAt: (share: number) => Station }

const stations = 20

/** The trunk's depth as a share of its depth at the navel, from the rump (0) to the neck (1), from week 13 on. */
const laterDepths = [
  [0, 0.76],
  [0.14, 0.92],
  [0.34, 1],
  [0.5, 0.97],
  [0.68, 0.87],
  [0.84, 0.68],
  [1, 0.42],
] as const
/** The shares until week 8. Between week 8 and week 13, the depth is interpolated. */
const earlyDepths = [
  [0, 0.42],
  [0.14, 0.66],
  [0.34, 0.96],
  [0.52, 1.03],
  [0.68, 1],
  [0.84, 0.8],
  [1, 0.62],
] as const

/** The position of the navel, between rump (0) and neck (1). The trunk's depth is measured there. */
export const navel = 0.36
/** The position of the heart, between rump (0) and neck (1). */
export const chest = 0.68

/** Corrects for blended solids, which bulge slightly. */
const swelling = 0.96

export function makeTrunk({ trunkLength, trunkDepth }: DrawnMeasures, { curl }: Posture, age: Age): Trunk {
  const half = (trunkDepth / 2) * swelling
  const grown = Math.min(1, Math.max(0, (age.week - 8) / 5))
  const radiusAt = (share: number) =>
    half * (along(earlyDepths, share) * (1 - grown) + along(laterDepths, share) * grown)
  const spine = trunkLength - radiusAt(0)
  const line: Station[] = []
  let centre: Point = [0, 0, 0]
  for (let i = 0; i <= stations; i++) {
    const share = i / stations
    const lean = curl * (share - 0.5)
    line.push({ centre, lean, radius: radiusAt(share) })
    centre = plus(centre, leaning(lean + curl / stations / 2), spine / stations)
  }

  function stationAt(share: number): Station {
    const place = Math.min(stations - 1e-6, Math.max(0, share * stations))
    const [from, to] = [line[Math.floor(place)], line[Math.ceil(place)]]
    if (!from || !to) throw new RangeError(`The trunk has no station at ${share}.`)
    const by = place - Math.floor(place)
    const mid = (a: number, b: number) => a + (b - a) * by
    return {
      centre: plus(from.centre, plus(to.centre, from.centre, -1), by),
      lean: mid(from.lean, to.lean),
      radius: mid(from.radius, to.radius),
    }
  }

  const solids: Solid[] = []
  line.forEach((to, i) => {
    const from = line[i - 1]
    if (from) solids.push(limb(from.centre, to.centre, from.radius, to.radius, half * 0.08))
  })
  solids.push(...shoulders(stationAt(0.84), half), ...seat(stationAt(0.04), half))
  if (age.tail > 0) solids.push(...tail(stationAt(0), half, age))
  if (age.tail > 0) solids.push(...somites(stationAt, half, age))
  if (age.heart > 0) solids.push(heart(stationAt(chest), half, age))
  return { member: { part: 'trunk', blend: half * 0.22, solids }, stationAt }
}

function shoulders({ centre, radius }: Station, half: number): Solid[] {
  const out = half * 0.62
  const [x, y, z] = centre
  return [limb([x, y, z - out], [x, y, z + out], radius * 0.72, radius * 0.72, half * 0.5)]
}

function seat({ centre, lean, radius }: Station, half: number): Solid[] {
  const behind = plus(centre, leaning(lean - 120), radius * 0.2)
  return [-1, 1].map((side) => ball(plus(behind, [0, 0, side * half * 0.36]), radius * 0.86, half * 0.35))
}

function tail({ centre, lean, radius }: Station, half: number, { tail }: Age): Solid[] {
  const solids: Solid[] = []
  let from = centre
  for (let i = 0; i < 5; i++) {
    const to = plus(from, leaning(lean + 180 - i * 24 - 12), half * 0.42 * tail)
    solids.push(limb(from, to, radius * (1 - i * 0.19), radius * (0.81 - i * 0.19), half * 0.2))
    from = to
  }
  return solids
}

/** The beginnings of the back's muscles: a row of small pads on each side of the spine. */
function somites(stationAt: (share: number) => Station, half: number, { tail }: Age): Solid[] {
  const row = Array.from({ length: 15 }, (_, i) => stationAt(0.04 + i * 0.056))
  return row.flatMap(({ centre, lean, radius }) =>
    [-1, 1].map((side) => {
      const out = plus(plus(centre, leaning(lean - 90), radius * 0.86), [0, 0, side * radius * 0.42])
      return ball(out, half * 0.13 * tail, half * 0.06)
    }),
  )
}

/** The heart bulges from the chest of an embryo. */
function heart({ centre, lean, radius }: Station, half: number, { heart }: Age): Solid {
  const front = leaning(lean + 95)
  const frame = { origin: plus(centre, front, radius * 0.36), x: front, y: leaning(lean), z: [0, 0, 1] as const }
  const size = radius * (0.55 + 0.35 * heart)
  return egg(frame, [0, 0, 0], [size, size * 1.05, size * 0.9], half * 0.5)
}
