import { along } from '../geometry/along.ts'
import { boundsOf, halfExtentsOf, type Member, moveSolid } from '../geometry/shapes.ts'
import {
  between,
  type Frame,
  facing,
  leaning,
  lengthOf,
  type Point,
  plus,
  scaled,
  turned,
  unit,
} from '../geometry/space.ts'
import { type DrawnMeasures, measuresForDrawing } from '../measures-for-drawing.ts'
import { type Age, ageAt } from './age.ts'
import { makeCord, makeYolkSac } from './cord.ts'
import { buildDisc, firstFoldedDay } from './embryonic-disc.ts'
import { type Head, makeHead } from './head.ts'
import { type Leg, makeArm, makeLeg } from './limbs.ts'
import { postureAt } from './posture.ts'
import { chest, makeTrunk, navel } from './trunk.ts'

export type Baby = {
  readonly age: Age
  readonly measures: DrawnMeasures
  readonly members: readonly Member[]
  readonly head: Pick<Head, 'frame' | 'depth' | 'crown' | 'chin'>
  readonly leg: Leg
  /** The trunk at the navel: its centre, and its front direction. */
  readonly waist: { readonly centre: Point; readonly front: Point }
  readonly heart: Point
  /** Where the cord attaches to the wall of the womb. */
  readonly root: { readonly x: number; readonly y: number }
  /** The side the baby faces: -1 left to 1 right. */
  readonly side: number
  /** Half the side of the picture in mm; the baby is centred. */
  readonly half: number
}

/** The share of the picture’s side that the baby takes up, by week. The share grows as the sac gets tight. */
const filled = [
  [8, 0.68],
  [34, 0.84],
  [38, 0.9],
  [41, 0.92],
] as const

/** Builds the baby of a day, in millimetres around the centre of the picture. */
export function buildBaby(days: number): Baby {
  const week = days / 7
  const measures = measuresForDrawing(days)
  const age = ageAt(week)
  if (days < firstFoldedDay) return buildDisc(week, measures, age)
  const posture = postureAt(week)
  const trunk = makeTrunk(measures, posture, age)
  const head = makeHead(measures, posture, age, trunk.stationAt(1))
  const legs = [makeLeg(1, measures, posture, age, trunk), makeLeg(-1, measures, posture, age, trunk)] as const
  const built = [
    trunk.member,
    head.member,
    legs[0].member,
    legs[1].member,
    makeArm(1, measures, posture, age, trunk),
    makeArm(-1, measures, posture, age, trunk),
  ]

  const turn = (point: Point) => turned(facing(point, posture.facing), posture.turn)
  const { middle, halfExtent } = extentOf(built, turn)
  const move = (point: Point) => plus(turn(point), middle, -1)
  const members = built.map((member) => ({
    ...member,
    solids: member.solids.map((solid) => moveSolid(solid, move, turn)),
  }))
  const frame: Frame = {
    origin: move(head.frame.origin),
    x: turn(head.frame.x),
    y: turn(head.frame.y),
    z: turn(head.frame.z),
  }
  const waist = trunk.stationAt(navel)
  const front = turn(leaning(waist.lean + 90))
  const ribs = trunk.stationAt(chest)
  const belly = plus(move(waist.centre), front, waist.radius * 0.9)
  const half = halfExtent / along(filled, week)
  const path = cordPath(belly, front, half, along(wallUp, week))
  const cord = makeCord(path, cordThickness(measures, week), 5)
  const [rootX = 0, rootY = 0] = path.at(-1) ?? []
  return {
    age,
    measures,
    members: [...members, cord, ...(age.yolk > 0.05 ? [makeYolkSac(path, half, age)] : [])],
    head: { frame, depth: head.depth, crown: head.crown, chin: head.chin },
    leg: { hip: move(legs[0].joints.hip), knee: move(legs[0].joints.knee), ankle: move(legs[0].joints.ankle) },
    waist: { centre: move(waist.centre), front },
    heart: move(plus(ribs.centre, leaning(ribs.lean + 90), ribs.radius * 0.3)),
    root: { x: rootX, y: rootY },
    side: -Math.cos((posture.turn * Math.PI) / 180),
    half,
  }
}

/** How far from the centre the cord attaches to the wall. 1 is half the picture’s width. */
const wallAt = 0.93
/**
 * Where the cord attaches to the wall, by week: 0 is straight ahead of the belly, and positive values are towards the
 * crown. Chosen so that the cord avoids face and limbs.
 */
const wallUp = [
  [8, -0.75],
  [10, -0.3],
  [13, 0.3],
  [28, 0.35],
  [32, -0.5],
] as const

/** The cord's thickness in mm: large in relation to an embryo, and about that of a finger at birth. */
const cordThickness = ({ trunkDepth }: DrawnMeasures, week: number) => Math.min(trunkDepth * 0.18, 3 + week * 0.21)

/** Points of the cord's curve: from inside the belly to behind the wall. */
function cordPath(belly: Point, front: Point, half: number, up: number): Point[] {
  const crownwards: Point = [front[1], -front[0], 0]
  const flatFront = unit([front[0], front[1], 0])
  const wall = scaled(unit(plus(flatFront, crownwards, up)), half * wallAt)
  const gap = lengthOf(plus(wall, belly, -1))
  const aside = unit([wall[1] - belly[1], belly[0] - wall[0], 0])
  const onWay = (share: number, bow: number, behind: number): Point =>
    plus(plus(between(belly, wall, share), aside, gap * bow), [0, 0, -half * behind])
  return [
    plus(belly, front, -half * 0.05),
    plus(belly, front, half * 0.06),
    onWay(0.3, -0.2, 0.02),
    onWay(0.52, 0.05, 0.1),
    onWay(0.75, 0.2, 0.26),
    plus(wall, [0, 0, -half * 0.45]),
    plus(scaled(wall, 1.12), [0, 0, -half * 0.55]),
  ]
}

function extentOf(members: readonly Member[], turn: (point: Point) => Point) {
  const low = [Infinity, Infinity]
  const high = [-Infinity, -Infinity]
  for (const { solids } of members)
    for (const solid of solids) {
      if (solid.carves) continue
      const moved = moveSolid(solid, turn, turn)
      const { centre } = boundsOf(moved)
      const reach = halfExtentsOf(moved)
      for (const axis of [0, 1] as const) {
        low[axis] = Math.min(low[axis] ?? 0, centre[axis] - reach[axis])
        high[axis] = Math.max(high[axis] ?? 0, centre[axis] + reach[axis])
      }
    }
  const [left = 0, bottom = 0] = low
  const [right = 0, top = 0] = high
  const middle: Point = [(left + right) / 2, (bottom + top) / 2, 0]
  return { middle, halfExtent: Math.max(right - left, top - bottom) / 2 }
}
