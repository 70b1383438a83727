/** A coarse grid of a body's distances, used for shadows, wide folds and the thickness of flesh. */
import { type Body, distanceAt, nearPoint } from './distance.ts'

export type Grid = {
  readonly cell: number
  readonly low: readonly [number, number, number]
  readonly counts: readonly [number, number, number]
  readonly values: Float32Array
}

/** Cells along the longest side. */
const across = 60
/** Cells along the side of a block. The solids near a block are found once for all its cells. */
const block = 5

export function* makeGrid(
  body: Body,
  low: readonly [number, number, number],
  high: readonly number[],
): Generator<void, Grid> {
  const size = low.map((from, axis) => (high[axis] ?? from) - from)
  const cell = Math.max(...size) / across
  const count = (axis: number) => Math.ceil((size[axis] ?? 0) / cell) + 1
  const counts = [count(0), count(1), count(2)] as const
  const values = new Float32Array(counts[0] * counts[1] * counts[2])
  const half = (block * cell) / 2
  // Solids farther away than `reach` are ignored, because far from the body a rough distance is enough.
  const reach = half * 1.75 + cell * 4
  for (let k = 0; k < counts[2]; k += block)
    for (let j = 0; j < counts[1]; j += block) {
      yield
      for (let i = 0; i < counts[0]; i += block) {
        const [x, y, z] = [low[0] + i * cell + half, low[1] + j * cell + half, low[2] + k * cell + half]
        const near = nearPoint(body, x, y, z, reach)
        for (let c = k; c < Math.min(k + block, counts[2]); c++)
          for (let b = j; b < Math.min(j + block, counts[1]); b++)
            for (let a = i; a < Math.min(i + block, counts[0]); a++)
              values[(c * counts[1] + b) * counts[0] + a] = Math.min(
                cell * 4,
                distanceAt(near, low[0] + a * cell, low[1] + b * cell, low[2] + c * cell),
              )
      }
    }
  return { cell, low, counts, values }
}

/** The interpolated distance at a point. */
export function readGrid({ cell, low, counts, values }: Grid, x: number, y: number, z: number): number {
  const [nx, ny, nz] = counts
  const gx = (x - low[0]) / cell
  const gy = (y - low[1]) / cell
  const gz = (z - low[2]) / cell
  if (gx < 0 || gy < 0 || gz < 0 || gx >= nx - 1 || gy >= ny - 1 || gz >= nz - 1) return cell * 4
  const i = gx | 0
  const j = gy | 0
  const k = gz | 0
  const fx = gx - i
  const fy = gy - j
  const fz = gz - k
  const o = (k * ny + j) * nx + i
  const p = o + nx * ny
  const front = mix(row(values, o, fx), row(values, o + nx, fx), fy)
  const back = mix(row(values, p, fx), row(values, p + nx, fx), fy)
  return mix(front, back, fz)
}

const row = (values: Float32Array, o: number, f: number) => mix(values[o] ?? 0, values[o + 1] ?? 0, f)
const mix = (a: number, b: number, f: number) => a + (b - a) * f
