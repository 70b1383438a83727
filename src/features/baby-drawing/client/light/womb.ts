/** The background: the lit fluid in the amniotic sac, the sac's membrane, and the dark lining of the womb around it. */

import type { Baby } from '../body/build-baby.ts'
import { eased } from '../geometry/along.ts'
import { noise, veins } from './noise.ts'
import { type Colour, mixed, type PictureTheme, palettes } from './palette.ts'
import { type Pixels, toScreen, type Viewport } from './pixels.ts'

type Womb = {
  readonly glow: Colour
  readonly mid: Colour
  readonly deep: Colour
  /** The x position where most light comes through. */
  readonly lightX: number
  /** Where the cord meets the wall, as an angle. */
  readonly rootAngle: number
  readonly seed: number
}

/** The radius of the sac's membrane around the middle of the picture. 1 is half the picture’s width. */
const sacRadius = 0.93
const lightY = 0.36
const lightAside = 0.3
/** Half the width of the place where the cord is attached, as an angle in radians. */
const rootWidth = 0.36

/** Renders the womb. It has no sharp edges, so a low resolution is enough. */
export function* renderWomb(
  baby: Baby,
  size: number,
  viewport: Viewport,
  theme: PictureTheme,
): Generator<void, Pixels> {
  const pixels: Pixels = { size, data: new Uint8ClampedArray(size * size * 4) }
  const womb: Womb = {
    ...palettes[theme].womb,
    lightX: -lightAside * baby.side,
    rootAngle: Math.atan2(baby.root.y, baby.root.x),
    // Each day has its own pattern of fibres.
    seed: baby.measures.length * 0.02,
  }
  for (let py = 0; py < size; py++) {
    yield
    for (let px = 0; px < size; px++) {
      const x = viewport.x + (((px + 0.5) / size) * 2 - 1) * viewport.half
      const y = viewport.y + (1 - ((py + 0.5) / size) * 2) * viewport.half
      const colour = wombAt(x, y, womb)
      const o = (py * size + px) * 4
      for (const i of [0, 1, 2] as const) pixels.data[o + i] = toScreen(colour[i])
      pixels.data[o + 3] = 255
    }
  }
  return pixels
}

function wombAt(x: number, y: number, womb: Womb): Colour {
  const { glow, mid, deep, lightX, rootAngle, seed } = womb
  const angle = Math.atan2(y, x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const out = Math.hypot(x, y) - (noise(cos * 1.6 + seed, sin * 1.6, 3) - 0.5) * 0.09
  const lit = Math.exp(-((x - lightX) ** 2 + (y - lightY) ** 2) / 0.42)
  const cloud = layered(x * 1.9 + seed, y * 1.9, 1.7)
  // Fibres of the lining run round the sac.
  const fibre = layered(cos * 2.6 + out * 1.6, sin * 2.6 + out * 11 + cloud * 1.6, 5 + seed)

  const fluid = scaled(
    mixed(mid, glow, Math.min(1, lit * (0.55 + cloud * 0.6))),
    (0.5 + 0.5 * cloud) * (1.06 - 0.42 * eased(0.35, 0.95, out)),
  )
  const vessel = veins(x * 1.3 + 4, y * 1.3 + seed, 2, 0.1) * 0.12 + veins(x * 2.7, y * 2.7, 8 + seed, 0.09) * 0.07
  const lining = scaled(mixed(deep, mid, (0.16 + 0.62 * lit) * fibre * 1.5), (0.65 + 0.7 * fibre) * (1 - vessel))
  const inside = eased(sacRadius + 0.015, sacRadius - 0.05, out)
  let colour = mixed(lining, fluid, inside)

  const aside = Math.abs(Math.atan2(Math.sin(angle - rootAngle), Math.cos(angle - rootAngle)))
  const lobes = layered(x * 6, y * 6, 12)
  const rooted =
    eased(rootWidth * 1.5, rootWidth * 0.5, aside + (lobes - 0.5) * 0.3) * eased(0.84, 0.95, out) * eased(1.5, 1.1, out)
  colour = mixed(colour, scaled(mixed(deep, blood, 0.4), 0.45 + 1.1 * lobes ** 2 + 0.3 * lit), rooted * 0.6)

  const membrane = 0.75 * bell(out - sacRadius, 0.01) + 0.22 * bell(out - sacRadius + 0.025, 0.04)
  colour = added(colour, glow, membrane * (0.12 + 0.6 * lit) * (1 - rooted * 0.6))
  return scaled(colour, 0.62 + 0.38 * eased(1.55, 0.75, Math.hypot(x, y)))
}

const blood: Colour = [0.42, 0.06, 0.045]

const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2))
const layered = (x: number, y: number, z: number) =>
  noise(x, y, z) * 0.5 + noise(x * 2.1, y * 2.1, z + 9) * 0.3 + noise(x * 4.3, y * 4.3, z + 4) * 0.2
const scaled = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by]
const added = (a: Colour, b: Colour, by: number): Colour => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
