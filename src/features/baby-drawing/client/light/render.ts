/** Renders a baby by sphere tracing: each view ray advances by its distance from the body until it hits the body. */
import type { Baby } from '../body/build-baby.ts'
import { type Body, distanceAt, type Near, nearLine, packMembers, rangeOf } from './distance.ts'
import { type Grid, makeGrid } from './grid.ts'
import type { PictureTheme } from './palette.ts'
import type { Pixels, Viewport } from './pixels.ts'
import { type Light, makeShading } from './shade.ts'

export type Scene = { readonly baby: Baby; readonly body: Body; readonly grid: Grid }

const tile = 16
const mostSteps = 90
/** Half the depth of the drawn space. 1 is half the picture’s width. */
const depth = 0.8

export function* makeScene(baby: Baby): Generator<void, Scene> {
  const body = packMembers(baby.members)
  const { half } = baby
  yield
  return { baby, body, grid: yield* makeGrid(body, [-half, -half, -depth * half], [half, half, depth * half]) }
}

/** Draws the visible part a tile at a time, so that the caller can pause between tiles. */
export function* renderBaby(
  scene: Scene,
  size: number,
  viewport: Viewport,
  theme: PictureTheme,
): Generator<void, Pixels> {
  const pixels: Pixels = { size, data: new Uint8ClampedArray(size * size * 4) }
  const shade = makeShading(scene, theme)
  const far: Light = new Float64Array(4)
  const close: Light = new Float64Array(4)
  const { half } = scene.baby
  const pixel = (2 * half * viewport.half) / size
  const [west, north] = [(viewport.x - viewport.half) * half, (viewport.y + viewport.half) * half]
  for (let top = 0; top < size; top += tile) {
    for (let left = 0; left < size; left += tile) {
      renderTile(left, top)
      yield
    }
  }
  return pixels

  function renderTile(left: number, top: number) {
    const middle = (tile / 2) * pixel
    const near = nearLine(scene.body, west + left * pixel + middle, north - top * pixel - middle, middle * 1.5)
    if (near.length === 0) return
    const [front, back] = rangeOf(near)
    for (let py = top; py < Math.min(top + tile, size); py++)
      for (let px = left; px < Math.min(left + tile, size); px++) {
        const x = west + (px + 0.5) * pixel
        const y = north - (py + 0.5) * pixel
        const { edge, edgeZ, isHit, z } = traceRay(near, x, y, front, back, pixel)
        if (!isHit && edge <= 0) continue
        far[3] = 0
        if (isHit) shade(far, near, x, y, z, pixel)
        if (edge > 0) shade(close, near, x, y, edgeZ, pixel)
        blendOver(pixels.data, (py * size + px) * 4, far, close, edge)
      }
  }
}

/** Blends the near colour over the far one. */
function blendOver(data: Uint8ClampedArray, o: number, far: Light, close: Light, edge: number) {
  const over = edge * (close[3] ?? 0)
  const cover = over + (1 - edge) * (far[3] ?? 0)
  const share = cover > 0 ? over / cover : 0
  for (let i = 0; i < 3; i++) data[o + i] = (far[i] ?? 0) + ((close[i] ?? 0) - (far[i] ?? 0)) * share
  data[o + 3] = cover * 255
}

/** Traces a ray until it hits something. Also returns how much of the pixel is covered by an edge that the ray passed. */
export function traceRay(near: Near, x: number, y: number, front: number, back: number, pixel: number) {
  let z = front
  let before = Infinity
  let beforeZ = z
  let edge = 0
  let edgeZ = z
  for (let step = 0; step < mostSteps && z > back; step++) {
    const distance = distanceAt(near, x, y, z)
    // The distance shrank and grows again: the ray passed an edge.
    if (distance > before && before < pixel && edge === 0) {
      edge = 1 - before / pixel
      edgeZ = beforeZ
    }
    if (distance < pixel * 0.08) return { z, isHit: true, edge, edgeZ }
    before = distance
    beforeZ = z
    z -= Math.max(distance * 0.85, pixel * 0.35)
  }
  if (edge === 0 && before < pixel) return { z, isHit: false, edge: 1 - before / pixel, edgeZ: beforeZ }
  return { z, isHit: false, edge, edgeZ }
}
