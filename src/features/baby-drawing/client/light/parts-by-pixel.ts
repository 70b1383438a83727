/** Finds the body part at each pixel, so that tests can measure the drawing. */
import type { Member, Part } from '../geometry/shapes.ts'
import { parts } from '../geometry/shapes.ts'
import { nearLine, packMembers, partAt, rangeOf } from './distance.ts'
import { traceRay } from './render.ts'

const tile = 16

/** The visible body part at each pixel, row by row; null where there is no body. */
export function partsByPixel(members: readonly Member[], half: number, size: number): (Part | null)[] {
  const body = packMembers(members)
  const seen: (Part | null)[] = new Array(size * size).fill(null)
  const pixel = (2 * half) / size
  for (let top = 0; top < size; top += tile)
    for (let left = 0; left < size; left += tile) {
      const middle = (tile / 2) * pixel
      const near = nearLine(body, left * pixel + middle - half, half - top * pixel - middle, middle * 1.5)
      if (near.length === 0) continue
      const [front, back] = rangeOf(near)
      for (let py = top; py < Math.min(top + tile, size); py++)
        for (let px = left; px < Math.min(left + tile, size); px++) {
          const x = (px + 0.5) * pixel - half
          const y = half - (py + 0.5) * pixel
          const { edge, edgeZ, isHit, z } = traceRay(near, x, y, front, back, pixel)
          if (isHit || edge >= 0.5) seen[py * size + px] = parts[partAt(near, x, y, isHit ? z : edgeZ)] ?? null
        }
    }
  return seen
}
