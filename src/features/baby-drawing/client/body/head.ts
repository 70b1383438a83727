import { egg, limb, type Member, type Solid } from '../geometry/shapes.ts'
import { at, type Frame, leaning, plus } from '../geometry/space.ts'
import type { DrawnMeasures } from '../measures-for-drawing.ts'
import type { Age } from './age.ts'
import { face } from './face.ts'
import type { Posture } from './posture.ts'
import type { Station } from './trunk.ts'

/** A built head. In its frame, x points to the face, y to the crown and z to the near side. */
export type Head = {
  readonly member: Member
  readonly frame: Frame
  readonly depth: number
  /** The distances of crown and chin from the middle of the skull, in head depths. */
  readonly crown: number
  readonly chin: number
}

/** Corrects for blended solids, which bulge slightly. */
const chinShare = 0.988
/** The point where the neck joins the head, in head depths. */
const nape = [-0.1, -0.3, 0] as const

export function makeHead(measures: DrawnMeasures, posture: Posture, age: Age, top: Station): Head {
  const depth = measures.headDepth
  const tall = measures.headHeight / depth
  const crown = 0.5 + 0.28 * (tall - 1.1)
  const chin = tall * chinShare - crown
  const lean = top.lean + posture.bend
  const directions = { x: leaning(lean + 90), y: leaning(lean), z: [0, 0, 1] as const }
  const sized: Frame = { origin: [0, 0, 0], ...directions }
  const joint = plus(top.centre, leaning(top.lean + posture.bend / 2), posture.neck * depth)
  const frame: Frame = { ...sized, origin: plus(joint, at(sized, nape), -depth) }

  const inHeads = (x: number, y: number, z = 0) => at(frame, [x * depth, y * depth, z * depth])
  const wide = measures.headWidth / depth / 2
  const skull = egg(frame, [0, 0, 0], [depth * 0.494, crown * depth * 0.993, wide * depth], 0)
  const solids: Solid[] = [
    skull,
    // A baby's forehead protrudes.
    egg(
      frame,
      [0.14 * depth, 0.1 * depth, 0],
      [0.35 * depth, (crown - 0.13) * depth, wide * 0.88 * depth],
      depth * 0.12,
    ),
    limb(top.centre, inHeads(nape[0], nape[1]), top.radius, depth * 0.24, depth * 0.16),
    ...brain(frame, depth, wide, age),
    ...face({ frame, depth, chin, wide }, age),
  ]
  return { member: { part: 'head', blend: depth * 0.06, solids }, frame, depth, crown, chin }
}

/** In an embryo, midbrain (on top), hindbrain (at the nape) and forebrain (at the forehead) bulge from the head. */
function brain(frame: Frame, depth: number, wide: number, { face }: Age): Solid[] {
  const young = 1 - face
  if (young < 0.05) return []
  const size = (by: number) => by * depth
  const bulge = (x: number, y: number, long: number, high: number, broad: number) =>
    egg(frame, [size(x), size(y), 0], [size(long * young), size(high * young), size(wide * broad * young)], size(0.1))
  return [
    bulge(-0.12, 0.2, 0.27, 0.28, 0.75),
    bulge(-0.27, -0.14, 0.17, 0.26, 0.62),
    bulge(0.26, 0.06, 0.17, 0.22, 0.7),
  ]
}
