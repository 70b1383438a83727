import { limb, type Member } from '../geometry/shapes.ts'
import { facing, leaning, type Point, plus } from '../geometry/space.ts'
import type { DrawnMeasures } from '../measures-for-drawing.ts'
import type { Age } from './age.ts'
import { foot, hand } from './hands.ts'
import type { Posture } from './posture.ts'
import type { Station, Trunk } from './trunk.ts'

// Lengths as multiples of the thigh’s length.
const shankLength = 0.94
const upperArmLength = 0.9
const foreArmLength = 0.82
const handLength = 0.84
const footLength = 1.06
/** The scale of the arms in relation to the thigh. It is larger until week 16, because arms develop before legs. */
const armScale = ({ week }: Age) => 1 + 0.5 * Math.min(1, Math.max(0, (16 - week) / 8))
/** The extra thickness of an embryo's limb buds, as a share of their length. */
const thickness = (age: Age) => Math.min(0.2, Math.max(0, 12.5 - age.week) * 0.05)

export type Leg = { readonly hip: Point; readonly knee: Point; readonly ankle: Point }

export function makeLeg(side: 1 | -1, measures: DrawnMeasures, posture: Posture, age: Age, trunk: Trunk) {
  const { thigh: length, trunkDepth } = measures
  const near = side > 0
  const station = trunk.stationAt(0.05)
  const lean = station.lean + 180 - (near ? posture.hip : posture.hipFar)
  const hip = outward(station, side * trunkDepth * 0.3, 0.1)
  const towards = leaning(lean, side * posture.spread)
  const knee = plus(hip, towards, length / visibleShare(towards, posture))
  const down = lean + (near ? posture.knee : posture.kneeFar)
  const ankle = plus(knee, leaning(down, side * -posture.spread * 1.4), length * shankLength)
  const grow = thickness(age) + age.fat * 0.075
  const [top, middle, end] = [0.31 + grow, 0.23 + grow * 0.8, 0.15 + grow * 0.5].map((share) => share * length)
  const solids = [
    limb(hip, knee, top ?? 0, middle ?? 0, length * 0.1),
    { ...limb(knee, ankle, (middle ?? 0) * 0.98, end ?? 0, length * 0.14), part: 'leg' as const },
    ...foot({ at: ankle, lean: down - 90 + posture.ankle, side, length: length * footLength }, age),
  ]
  const member: Member = near
    ? { part: 'thigh', blend: trunkDepth * 0.035, solids }
    : {
        part: 'farLeg',
        blend: trunkDepth * 0.035,
        solids: solids.map((solid) => ({ ...solid, part: 'farLeg' as const })),
      }
  return { member, joints: { hip, knee, ankle } satisfies Leg }
}

export function makeArm(side: 1 | -1, measures: DrawnMeasures, posture: Posture, age: Age, trunk: Trunk): Member {
  const { trunkDepth } = measures
  const length = measures.thigh * armScale(age)
  const near = side > 0
  const station = trunk.stationAt(0.83)
  const lean = station.lean + 180 - (near ? posture.shoulder : posture.shoulderFar)
  const shoulder = outward(station, side * trunkDepth * 0.4, 0.05)
  const elbow = plus(shoulder, leaning(lean, side * 10), length * upperArmLength)
  const up = lean - (near ? posture.elbow : posture.elbowFar)
  const wrist = plus(elbow, leaning(up, side * -14), length * foreArmLength)
  const grow = thickness(age) + age.fat * 0.06
  const [top, middle, end] = [0.21 + grow, 0.175 + grow * 0.9, 0.12 + grow * 0.6].map((share) => share * length)
  const part = near ? 'arm' : 'farArm'
  const solids = [
    limb(shoulder, elbow, top ?? 0, middle ?? 0, length * 0.1),
    limb(elbow, wrist, middle ?? 0, end ?? 0, length * 0.12),
    ...hand({ at: wrist, lean: up + posture.wrist, side, length: length * handLength }, age).map((solid) =>
      near ? { ...solid, part: 'hand' as const } : solid,
    ),
  ]
  return { part, blend: trunkDepth * 0.03, solids }
}

/** The share of a length that the viewer sees. Dividing by this share gives the drawn thigh its measured length. */
function visibleShare(direction: Point, { facing: degrees }: Posture): number {
  const [x, y] = facing(direction, degrees)
  return Math.hypot(x, y)
}

function outward({ centre, lean, radius }: Station, aside: number, forward: number): Point {
  return plus(plus(centre, leaning(lean + 90), radius * forward), [0, 0, aside])
}
