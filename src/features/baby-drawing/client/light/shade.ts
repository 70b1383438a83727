/** Shades the skin: soft shadows, dark folds, light through thin flesh, and a bright edge. */
import { eased } from '../geometry/along.ts'
import { parts } from '../geometry/shapes.ts'
import { type Point, unit } from '../geometry/space.ts'
import { distanceAt, type Near, partAt } from './distance.ts'
import { readGrid } from './grid.ts'
import { paintSkin } from './paint-skin.ts'
import { type PictureTheme, palettes } from './palette.ts'
import { toScreen } from './pixels.ts'
import type { Scene } from './render.ts'

/** sRGB red, green and blue, and the opacity from 0 to 1. */
export type Light = Float64Array
/** Writes the colour at a point of the body. */
type Shade = (into: Light, near: Near, x: number, y: number, z: number, pixel: number) => void

/** Red light spreads further in skin than green and blue light. This makes skin look alive. */
const channels = [
  { wrap: 0.55, fold: 0.8, through: 0.62 },
  { wrap: 0.34, fold: 1.25, through: 0.26 },
  { wrap: 0.26, fold: 1.45, through: 0.17 },
] as const
/** Between these distances from the centre the cord fades into the wall. 1 is half the picture’s width. */
const cordFades = { from: 0.72, to: 0.92 }

/** The share of light that remains in full shadow, and in the deepest fold. */
const remaining = { inShadow: 0.22, inFold: 0.35 }
/** The bright edge against the light from behind. `narrow` is an exponent: larger values make a narrower edge or shine. */
const rimLight = { strength: 0.55, narrow: 3, least: 0.02 }
const shineNarrow = 34
/** How deep light penetrates. 1 is half the picture’s width. `sheer` is added for transparent skin; `cord` is a factor. */
const penetration = { grown: 0.05, sheer: 0.1, cord: 1.6 }

export function makeShading({ baby, grid }: Scene, theme: PictureTheme): Shade {
  const { key, around, behind, exposure } = palettes[theme]
  const { half, age, side } = baby
  // The light is on the side to which the face looks.
  const keyFrom = unit([0.5 * side, 0.66, 0.56])
  const behindFrom = unit([-0.62 * side, 0.42, -0.66])
  const glint = unit([keyFrom[0], keyFrom[1], keyFrom[2] + 1])
  const paint = paintSkin(baby)
  const through = half * (penetration.grown + penetration.sheer * age.sheer)
  const cord = parts.indexOf('cord')

  return (into, near, x, y, z, pixel) => {
    const part = partAt(near, x, y, z)
    const painted = paint(part, x, y, z)
    const [nx, ny, nz] = normalAt(near, x, y, z, pixel, painted.bump)
    const open = openness(near, x, y, z, nx, ny, nz)
    const lit = lightReaching(keyFrom, x, y, z, nx, ny, nz)
    const facing = nx * keyFrom[0] + ny * keyFrom[1] + nz * keyFrom[2]
    const away = nx * behindFrom[0] + ny * behindFrom[1] + nz * behindFrom[2]
    const edge = (1 - Math.max(0, nz)) ** rimLight.narrow
    const thin = Math.exp(-flesh(x, y, z) / (part === cord ? through * penetration.cord : through))
    const shine = Math.max(0, nx * glint[0] + ny * glint[1] + nz * glint[2]) ** shineNarrow * painted.wet * lit
    const rim =
      edge > rimLight.least
        ? edge * Math.max(0, away * 0.6 + 0.55) * open * lightReaching(behindFrom, x, y, z, nx, ny, nz)
        : 0
    const sky = 0.6 + 0.4 * ny
    for (let i = 0; i < 3; i++) {
      const { wrap, fold, through: red } = channels[i] ?? channels[0]
      const from = behind[i] ?? 0
      const spread = Math.max(0, (facing + wrap) / (1 + wrap))
      const dark = open ** fold
      const direct =
        (key[i] ?? 0) *
        spread *
        (remaining.inShadow + (1 - remaining.inShadow) * lit) *
        (remaining.inFold + (1 - remaining.inFold) * dark)
      const light = direct + (around[i] ?? 0) * sky * dark + from * thin * red
      into[i] = toScreen(
        exposure * ((painted.colour[i] ?? 0) * light + from * rim * rimLight.strength + shine * (key[i] ?? 0)),
      )
    }
    into[3] = part === cord ? eased(cordFades.to, cordFades.from, Math.hypot(x, y) / half) : 1
  }

  function normalAt(near: Near, x: number, y: number, z: number, pixel: number, bump: Point): Point {
    const e = Math.max(pixel * 0.9, half * 0.0016)
    const a = distanceAt(near, x + e, y - e, z - e)
    const b = distanceAt(near, x - e, y - e, z + e)
    const c = distanceAt(near, x - e, y + e, z - e)
    const d = distanceAt(near, x + e, y + e, z + e)
    const [nx, ny, nz] = unit([a - b - c + d, -a - b + c + d, -a + b - c + d])
    return unit([nx + bump[0], ny + bump[1], nz + bump[2]])
  }

  /** Ambient occlusion: 1 on a free surface, towards 0 in folds. Small folds are exact; wide folds come from the grid. */
  function openness(near: Near, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    let closed = 0
    for (let i = 1; i <= 3; i++) {
      const far = half * 0.016 * i
      closed += (far - distanceAt(near, x + nx * far, y + ny * far, z + nz * far)) / (far * 2 ** i)
    }
    let wide = 0
    for (let i = 1; i <= 3; i++) {
      const far = grid.cell * 1.6 * i
      wide += Math.max(0, far - readGrid(grid, x + nx * far, y + ny * far, z + nz * far)) / (far * 2 ** i)
    }
    return Math.min(1, Math.max(0.02, (1 - closed * 0.75) * (1 - wide * 0.55)))
  }

  /** Shadow: the share of a light that arrives, 0 to 1. */
  function lightReaching(from: Point, px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
    const x = px + nx * grid.cell
    const y = py + ny * grid.cell
    const z = pz + nz * grid.cell
    let light = 1
    let far = grid.cell * 0.8
    for (let step = 0; step < 22 && far < half; step++) {
      const free = readGrid(grid, x + from[0] * far, y + from[1] * far, z + from[2] * far)
      light = Math.min(light, 0.5 + (free * 4.5) / far)
      if (light <= 0) return 0
      far += Math.max(grid.cell * 0.7, free * 0.9)
    }
    return Math.max(0, Math.min(1, light)) ** 1.4
  }

  /** The thickness of the flesh between a point and the light from behind. */
  function flesh(x: number, y: number, z: number): number {
    const step = half * 0.035
    let sum = 0
    for (let i = 1; i <= 7; i++) {
      const far = step * i
      const depth = readGrid(grid, x + behindFrom[0] * far, y + behindFrom[1] * far, z + behindFrom[2] * far)
      sum += step * Math.min(1, Math.max(0, 0.5 - depth / (grid.cell * 2.4)))
    }
    return sum
  }
}
