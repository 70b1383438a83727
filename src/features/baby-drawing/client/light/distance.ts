/** Signed distance from a body in millimetres, negative inside. A picture needs about twenty million distances. */
import { boundsOf, type Member, parts, type Solid } from '../geometry/shapes.ts'

/** A solid as plain numbers. All kinds of solids have the same fields, because that runs fastest. */
type PackedSolid = {
  readonly isEgg: boolean
  readonly blend: number
  readonly carves: boolean
  readonly part: number
  /** The sphere outside which the solid has no influence. */
  readonly ballX: number
  readonly ballY: number
  readonly ballZ: number
  readonly ballRadius: number
  /** The beginning of a limb, or the middle of an egg. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** A limb: the vector to its other end. An egg: its first axis divided by its radius; `b…`, `c…`: its other axes. */
  readonly ax: number
  readonly ay: number
  readonly az: number
  readonly bx: number
  readonly by: number
  readonly bz: number
  readonly cx: number
  readonly cy: number
  readonly cz: number
  /** For an egg: 1 / each radius. For a limb: 1 / length², its radius at the beginning, and the change to its end. */
  readonly p: number
  readonly q: number
  readonly r: number
}
type PackedMember = { readonly blend: number; readonly solids: readonly PackedSolid[] }

export type Body = readonly PackedMember[]
/** The solids that influence a region. */
export type Near = readonly PackedMember[]

export const packMembers = (members: readonly Member[]): Body =>
  members.map(({ blend, part, solids }) => ({
    blend,
    solids: solids.map((solid) => packSolid(solid, blend, parts.indexOf(solid.part ?? part))),
  }))

function packSolid(solid: Solid, memberBlend: number, part: number): PackedSolid {
  const { centre, radius } = boundsOf(solid)
  const isEgg = solid.kind === 'egg'
  const [x, y, z] = isEgg ? solid.frame.origin : solid.from
  const none = [0, 0, 0] as const
  const vector = isEgg ? none : ([solid.to[0] - x, solid.to[1] - y, solid.to[2] - z] as const)
  const square = vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2
  const [p, q, r] = isEgg
    ? [1 / solid.radii[0], 1 / solid.radii[1], 1 / solid.radii[2]]
    : [square > 0 ? 1 / square : 0, solid.thick, solid.thin - solid.thick]
  const [a, b, c] = isEgg ? [solid.frame.x, solid.frame.y, solid.frame.z] : [vector, none, none]
  const [pa, pb, pc] = isEgg ? [p, q, r] : [1, 0, 0]
  return {
    isEgg,
    blend: solid.blend,
    carves: solid.carves ?? false,
    part,
    ballX: centre[0],
    ballY: centre[1],
    ballZ: centre[2],
    ballRadius: radius + Math.max(solid.blend, memberBlend),
    x,
    y,
    z,
    ax: a[0] * pa,
    ay: a[1] * pa,
    az: a[2] * pa,
    bx: b[0] * pb,
    by: b[1] * pb,
    bz: b[2] * pb,
    cx: c[0] * pc,
    cy: c[1] * pc,
    cz: c[2] * pc,
    p,
    q,
    r,
  }
}

/** The solids that influence a point's neighbourhood. */
export const nearPoint = (body: Body, x: number, y: number, z: number, reach: number): Near =>
  nearBy(body, reach, (solid) => Math.hypot(solid.ballX - x, solid.ballY - y, solid.ballZ - z))

/** The solids that influence a view ray's neighbourhood. */
export const nearLine = (body: Body, x: number, y: number, reach: number): Near =>
  nearBy(body, reach, (solid) => Math.hypot(solid.ballX - x, solid.ballY - y))

const nearBy = (body: Body, reach: number, away: (solid: PackedSolid) => number): Near =>
  body
    .map(({ blend, solids }) => ({ blend, solids: solids.filter((solid) => away(solid) < solid.ballRadius + reach) }))
    .filter(({ solids }) => solids.length > 0)

/** The depth range in which a view ray can hit something. */
export function rangeOf(near: Near): [front: number, back: number] {
  const all = near.flatMap(({ solids }) => solids)
  return [
    Math.max(...all.map(({ ballZ, ballRadius }) => ballZ + ballRadius)),
    Math.min(...all.map(({ ballZ, ballRadius }) => ballZ - ballRadius)),
  ]
}

const farAway = 1e6

export function distanceAt(near: Near, x: number, y: number, z: number): number {
  let whole = farAway
  for (const member of near) {
    let own = farAway
    for (const solid of member.solids) {
      const distance = distanceTo(solid, x, y, z)
      own = solid.carves ? -smoothMin(-own, distance, solid.blend) : smoothMin(own, distance, solid.blend)
    }
    whole = smoothMin(whole, own, member.blend)
  }
  return whole
}

/** The index of the nearest part. */
export function partAt(near: Near, x: number, y: number, z: number): number {
  let least = farAway
  let part = 0
  for (const { solids } of near)
    for (const solid of solids) {
      if (solid.carves) continue
      const distance = distanceTo(solid, x, y, z)
      if (distance >= least) continue
      least = distance
      part = solid.part
    }
  return part
}

function smoothMin(a: number, b: number, blend: number): number {
  const reach = blend - Math.abs(a - b)
  return Math.min(a, b) - (reach > 0 ? (reach * reach) / (4 * blend) : 0)
}

// No allocations here: this is the hot loop.
function distanceTo(solid: PackedSolid, px: number, py: number, pz: number): number {
  const x = px - solid.x
  const y = py - solid.y
  const z = pz - solid.z
  const u = x * solid.ax + y * solid.ay + z * solid.az
  if (!solid.isEgg) {
    const t = Math.min(1, Math.max(0, u * solid.p))
    const dx = x - solid.ax * t
    const dy = y - solid.ay * t
    const dz = z - solid.az * t
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - solid.q - solid.r * t
  }
  const v = x * solid.bx + y * solid.by + z * solid.bz
  const w = x * solid.cx + y * solid.cy + z * solid.cz
  const su = u * solid.p
  const sv = v * solid.q
  const sw = w * solid.r
  const far = Math.sqrt(u * u + v * v + w * w)
  return (far * (far - 1)) / (Math.sqrt(su * su + sv * sv + sw * sw) + 1e-9)
}
