/** The solids that make up a body, smoothly blended. */
import { at, type Frame, type Point, plus, scaled } from './space.ts'

export const parts = [
  'head',
  'trunk',
  'arm',
  'hand',
  'thigh',
  'leg',
  'foot',
  'cord',
  'yolk',
  'farArm',
  'farLeg',
] as const
export type Part = (typeof parts)[number]

/** `blend` is the blend radius in mm. A solid that `carves` is subtracted. */
type Blending = { readonly blend: number; readonly carves?: boolean; readonly part?: Part }

/** `limb`: a capsule whose radius changes from `thick` to `thin`. `egg`: an ellipsoid. */
export type Solid = Blending &
  (
    | { readonly kind: 'limb'; readonly from: Point; readonly to: Point; readonly thick: number; readonly thin: number }
    | { readonly kind: 'egg'; readonly frame: Frame; readonly radii: Point }
  )

/** The solids of one part. `blend` is the radius with which the part blends with other parts, in mm. */
export type Member = { readonly part: Part; readonly blend: number; readonly solids: readonly Solid[] }

export const limb = (from: Point, to: Point, thick: number, thin: number, blend: number): Solid => ({
  kind: 'limb',
  from,
  to,
  thick,
  thin,
  blend,
})

export const ball = (centre: Point, radius: number, blend: number): Solid => limb(centre, centre, radius, radius, blend)

/** An ellipsoid in a frame, rotated by `tip` degrees in the frame's x-y plane. */
export function egg(frame: Frame, centre: Point, radii: Point, blend: number, tip = 0): Solid {
  const [sin, cos] = [Math.sin((tip * Math.PI) / 180), Math.cos((tip * Math.PI) / 180)]
  return {
    kind: 'egg',
    radii,
    blend,
    frame: {
      origin: at(frame, centre),
      x: plus(scaled(frame.x, cos), frame.y, sin),
      y: plus(scaled(frame.y, cos), frame.x, -sin),
      z: frame.z,
    },
  }
}

export const carve = (solid: Solid): Solid => ({ ...solid, carves: true })

/** Transforms every point and direction of a solid. */
export function moveSolid(solid: Solid, move: (point: Point) => Point, turn: (point: Point) => Point): Solid {
  if (solid.kind === 'limb') return { ...solid, from: move(solid.from), to: move(solid.to) }
  const { origin, x, y, z } = solid.frame
  return { ...solid, frame: { origin: move(origin), x: turn(x), y: turn(y), z: turn(z) } }
}

/** A solid's bounding sphere. */
export function boundsOf(solid: Solid): { centre: Point; radius: number } {
  if (solid.kind === 'egg') return { centre: solid.frame.origin, radius: Math.max(...solid.radii) }
  const { from, to, thick, thin } = solid
  const half = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2
  const centre = scaled(plus(from, to), 0.5)
  return { centre, radius: half + Math.max(thick, thin) }
}

/** Half of a solid's width and half of its height. */
export function halfExtentsOf(solid: Solid): readonly [right: number, up: number] {
  if (solid.kind === 'egg') {
    const { frame, radii } = solid
    const reach = (axis: 0 | 1) =>
      Math.hypot(frame.x[axis] * radii[0], frame.y[axis] * radii[1], frame.z[axis] * radii[2])
    return [reach(0), reach(1)]
  }
  const { from, to, thick, thin } = solid
  const reach = (axis: 0 | 1) => Math.abs(to[axis] - from[axis]) / 2 + Math.max(thick, thin)
  return [reach(0), reach(1)]
}
