import { ball, egg, limb, type Solid } from '../geometry/shapes.ts'
import { type Frame, leaning, type Point, plus, rolled, scaled } from '../geometry/space.ts'
import type { Age } from './age.ts'

/** Where a hand or foot begins, its direction in the picture's plane, and its length. */
type End = { readonly at: Point; readonly lean: number; readonly side: number; readonly length: number }

const places = [-1.5, -0.5, 0.5, 1.5]
const fingerLengths = [0.8, 1, 0.96, 0.78]
/** The palm's rotation in degrees. At 0 it would face the viewer. */
const palmTurn = 52
/** The rotation of an embryo's hand plates in degrees. They almost face the viewer. */
const plateTurn = 14

export function hand({ at, lean, side, length }: End, age: Age): Solid[] {
  const free = age.fingers
  const turn = plateTurn + (palmTurn - plateTurn) * free
  const frame = rolled({ origin: at, x: leaning(lean), y: leaning(lean + 90), z: [0, 0, 1] }, side * (turn - 90))
  const plate = egg(frame, [length * 0.4, 0, 0], [length * 0.36, length * 0.12, length * 0.3], length * 0.1)
  if (free < 0.1) return [plate]

  const palm = egg(frame, [length * 0.26, 0, 0], [length * 0.31, length * 0.125, length * 0.21], length * 0.1)
  const thick = length * (0.06 + age.fat * 0.012)
  const fingers = places.flatMap((place, i) => {
    const long = length * 0.28 * (fingerLengths[i] ?? 1) * (0.4 + 0.6 * free)
    const root = inFrame(frame, length * (0.47 - Math.abs(place) * 0.02), length * 0.02, place * length * 0.105)
    const middle = plus(root, pointing(frame, 24 + i * 5, place * 6), long)
    const end = plus(middle, pointing(frame, 66 + i * 8, place * 3), long * 0.55)
    const tip = plus(end, pointing(frame, 98 + i * 9, place * 2), long * 0.38)
    return [
      limb(root, middle, thick * 1.1, thick, length * 0.03),
      limb(middle, end, thick, thick * 0.9, length * 0.025),
      limb(end, tip, thick * 0.9, thick * 0.78, length * 0.025),
    ]
  })
  const thumbRoot = inFrame(frame, length * 0.15, length * 0.06, length * -0.13)
  const thumbMiddle = plus(thumbRoot, pointing(frame, 30, -38), length * 0.2)
  const thumb = [
    limb(thumbRoot, thumbMiddle, thick * 1.4, thick * 1.1, length * 0.06),
    limb(
      thumbMiddle,
      plus(thumbMiddle, pointing(frame, 38, -8), length * 0.17),
      thick * 1.1,
      thick * 0.85,
      length * 0.03,
    ),
  ]
  const webbed = egg(
    frame,
    [length * 0.4, 0, 0],
    [length * 0.32 * (1.3 - free), length * 0.1, length * 0.25],
    length * 0.08,
  )
  return [palm, ...(free < 1 ? [webbed] : []), ...fingers, ...thumb]
}

const inFrame = ({ origin, x, y, z }: Frame, a: number, b: number, c: number): Point =>
  plus(plus(plus(origin, x, a), y, b), z, c)

/** The direction of a finger. `bend` (towards the palm) and `spread` (sideways) are in degrees. */
function pointing({ x, y, z }: Frame, bend: number, spread: number): Point {
  const [b, s] = [(bend * Math.PI) / 180, (spread * Math.PI) / 180]
  return plus(plus(scaled(x, Math.cos(b) * Math.cos(s)), y, Math.sin(b) * Math.cos(s)), z, Math.sin(s))
}

export function foot({ at, lean, side, length }: End, age: Age): Solid[] {
  const frame: Frame = { origin: at, x: leaning(lean), y: leaning(lean + 90), z: [0, 0, 1] }
  if (age.fingers < 0.1) {
    const flat = rolled(frame, side * (plateTurn - 90))
    return [egg(flat, [length * 0.3, 0, 0], [length * 0.36, length * 0.13, length * 0.28], length * 0.1)]
  }

  const thick = length * (0.1 + age.fat * 0.02)
  const heel = inFrame(frame, -length * 0.14, -length * 0.04, 0)
  const sole = inFrame(frame, length * 0.5, 0, 0)
  const toes = [-2, -1, 0, 1, 2].map((place) => {
    const isBig = place * side === 2
    const long = length * (isBig ? 0.2 : 0.17 - Math.abs(place - side) * 0.014)
    const [thickEnd, thinEnd] = isBig ? [0.066, 0.06] : [0.047, 0.043]
    const root = inFrame(frame, length * (0.52 - (isBig ? 0 : 0.02)), 0, place * length * 0.078)
    const knuckle = plus(root, leaning(lean - 6), long * 0.6)
    return [
      limb(root, knuckle, length * thickEnd, length * thinEnd, length * 0.03),
      limb(knuckle, plus(knuckle, leaning(lean + 34), long * 0.4), length * thinEnd, length * thinEnd, length * 0.02),
    ]
  })
  return [
    ball(heel, thick * 1.25, length * 0.14),
    limb(heel, sole, thick, thick * 0.85, length * 0.14),
    limb(
      inFrame(frame, 0, thick * 0.35, 0),
      inFrame(frame, length * 0.5, thick * 0.1, 0),
      thick * 1.5,
      thick * 0.75,
      length * 0.16,
    ),
    egg(frame, [length * 0.43, -thick * 0.1, 0], [length * 0.2, thick * 0.85, length * 0.19], length * 0.1),
    ...toes.flat(),
  ].map((solid) => ({ ...solid, part: 'foot' as const }))
}
