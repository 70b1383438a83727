/** A point in millimetres: x to the right, y up, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number]

/** A local coordinate frame. */
export type Frame = { readonly origin: Point; readonly x: Point; readonly y: Point; readonly z: Point }

/** `a` plus `by` times `b`. */
export const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
export const between = (a: Point, b: Point, share: number): Point => plus(a, plus(b, a, -1), share)
export const scaled = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const lengthOf = (a: Point) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Point): Point => scaled(a, 1 / (lengthOf(a) || 1))
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Local to world coordinates. */
export const at = ({ origin, x, y, z }: Frame, [a, b, c]: Point): Point => plus(plus(plus(origin, x, a), y, b), z, c)

/** World to local coordinates. */
export function toLocal({ origin, x, y, z }: Frame, point: Point): Point {
  const from = plus(point, origin, -1)
  return [dot(from, x), dot(from, y), dot(from, z)]
}

const degree = Math.PI / 180

/** A direction: 0 degrees is up, and 90 degrees is left. `aside` tilts it by degrees out of the picture, towards the viewer. */
export function leaning(degrees: number, aside = 0): Point {
  const flat = Math.cos(aside * degree)
  return [-Math.sin(degrees * degree) * flat, Math.cos(degrees * degree) * flat, Math.sin(aside * degree)]
}

/** Rotates a point clockwise in the plane of the picture. */
export function turned([x, y, z]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(degrees * degree), Math.cos(degrees * degree)]
  return [x * cos + y * sin, y * cos - x * sin, z]
}

/** Rotates a point around the vertical axis. The face of a baby who looks left turns towards the viewer. */
export function facing([x, y, z]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(degrees * degree), Math.cos(degrees * degree)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

/** A frame rotated around its own x axis, by degrees. */
export function rolled({ origin, x, y, z }: Frame, degrees: number): Frame {
  const [sin, cos] = [Math.sin(degrees * degree), Math.cos(degrees * degree)]
  return { origin, x, y: plus(scaled(y, cos), z, sin), z: plus(scaled(z, cos), y, -sin) }
}
