/** The colour of skin at a place: vessels, vernix, hair, brows, lids. */
import type { Baby } from '../body/build-baby.ts'
import { parts } from '../body/shapes.ts'
import { type Point, plus, seenFrom } from '../body/space.ts'
import { noise, veins } from './noise.ts'
import { type Colour, mixed, skin } from './palette.ts'

export type Painted = { readonly colour: Colour; readonly bump: Point; readonly wet: number }

const headPart = parts.indexOf('head')
const cordPart = parts.indexOf('cord')
const yolkPart = parts.indexOf('yolk')
const trunkPart = parts.indexOf('trunk')
/** Hands and feet are redder than the rest. */
const flushed = new Set([parts.indexOf('hand'), parts.indexOf('foot')])

export function paintSkin({
  age,
  head,
  half,
  measures,
  heart,
  waist,
}: Baby): (part: number, x: number, y: number, z: number) => Painted {
  const base = mixed(skin.grown, skin.sheer, age.sheer)
  const scale = 22 / half
  const fine = 130 / half

  return (part, x, y, z) => {
    const blotch = noise(x * scale * 0.5, y * scale * 0.5, z * scale * 0.5) - 0.5
    const grain = noise(x * fine, y * fine, z * fine) - 0.5
    const rough = 0.05 + 0.03 * age.vernix
    const bump: Point = [grain * rough, (noise(y * fine, z * fine, x * fine) - 0.5) * rough, 0]
    if (part === cordPart) {
      const blood = veins(x * scale * 0.5, y * scale * 0.5, z * scale * 0.5, 0.12)
      return { colour: mixed(skin.cord, skin.blood, 0.12 + 0.3 * blood), bump, wet: 0.5 }
    }
    if (part === yolkPart)
      return {
        colour: mixed(skin.yolk, skin.blood, 0.3 * veins(x * scale * 0.4, y * scale * 0.4, z * scale * 0.4, 0.1)),
        bump,
        wet: 0.35,
      }
    let colour = mixed(base, skin.blood, Math.max(0, 0.1 + blotch * 0.22) * (0.5 + 0.5 * age.sheer))
    if (part === trunkPart) colour = mixed(colour, skin.blood, age.sheer * inner(x, y))
    if (age.sheer > 0) {
      const line =
        veins(x * scale * 0.22, y * scale * 0.22, z * scale * 0.22, 0.07) +
        0.6 * veins(x * scale * 0.5, y * scale * 0.5 + 3, z * scale * 0.5, 0.07)
      colour = mixed(
        colour,
        skin.vessel,
        Math.min(1, line) *
          0.32 *
          age.sheer *
          soft(0.38, 0.62, noise(x * scale * 0.12, y * scale * 0.12 + 5, z * scale * 0.12)),
      )
    }
    const film =
      noise(x * scale * 0.4 + 3, y * scale * 0.4, z * scale * 0.4) * 0.6 +
      noise(x * scale * 1.3, y * scale * 1.3, z * scale * 1.3) * 0.4
    const cream = age.vernix * Math.max(0, film - 0.5) * 0.9
    colour = mixed(colour, skin.vernix, cream)
    if (flushed.has(part)) colour = mixed(colour, blush, 0.13)
    if (part === headPart) colour = paintHead(colour, seenFrom(head.frame, [x, y, z]))
    return { colour, bump, wet: 0.1 + 0.16 * age.sheer }
  }

  /** The heart and the liver show dark through a sheer chest and belly. */
  function inner(x: number, y: number): number {
    const near = (at: Point, size: number) => Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / size ** 2)
    const size = measures.trunkDepth
    const liver = plus(waist.centre, waist.front, size * 0.12)
    return 0.5 * near(heart, size * 0.24) + 0.26 * near(liver, size * 0.34)
  }

  function paintHead(colour: Colour, [a, b, c]: Point): Colour {
    const d = head.depth
    const [x, y, z] = [a / d, b / d, Math.abs(c / d)]
    const wide = measures.headWidth / d / 2
    const eyeY = -0.25 * head.chin
    let painted = colour
    if (age.lids < 1) {
      // The eye of an embryo is a dark ring round a lens until the lids close over it.
      const middle = 0.26 + 0.11 * age.face
      const height = -(0.18 + 0.07 * age.face) * head.chin
      const far = Math.hypot((x - middle) / 0.075, (y - height) / 0.075)
      const seen = age.eye * (1 - age.lids) * soft(0.05, 0.12, z)
      painted = mixed(
        painted,
        [0.035, 0.025, 0.035],
        0.9 * seen * soft(1, 0.75, far) * (0.35 + 0.65 * soft(0.2, 0.5, far)),
      )
    }
    if (x > 0.2) {
      const across = (z - (wide - 0.225)) / 0.078
      const lid = eyeY - 0.012 - 0.022 * (1 - across * across)
      const inside = soft(1.05, 0.85, Math.abs(across))
      painted = mixed(painted, lidLine, age.lids * age.face * 0.75 * inside * soft(0.011, 0.003, Math.abs(y - lid)))
      const lash = noise(across * 9, 3, 1) * soft(0.03, 0, lid - y) * soft(-0.004, 0.004, lid - y)
      painted = mixed(painted, skin.hair, age.lashes * inside * lash)
      const brow = eyeY + 0.105 - 0.03 * (across - 0.2) ** 2
      const hairs = 0.4 + 0.6 * noise(across * 16 + y * 60, 1, 5)
      painted = mixed(
        painted,
        skin.hair,
        age.brows * 0.46 * hairs * soft(0.022, 0.004, Math.abs(y - brow)) * soft(1.5, 0.8, Math.abs(across - 0.15)),
      )
      const cheek = Math.hypot(x - 0.36, (y + 0.56 * head.chin) * 1.1, z - 0.2)
      painted = mixed(painted, blush, 0.2 * soft(0.22, 0.02, cheek))
      const lips = Math.hypot((x - 0.46) / 0.07, (y + 0.66 * head.chin) / 0.055, z / 0.085)
      painted = mixed(painted, blush, 0.4 * age.face * soft(1.15, 0.6, lips))
    }
    return age.hair > 0 ? paintHair(painted, x, y, c / d) : painted
  }

  /** Fine wet strands that turn round the crown. */
  function paintHair(colour: Colour, x: number, y: number, z: number): Colour {
    const scalp =
      soft(-0.04, 0.22, y - (-0.04 + 0.6 * x) + (noise(z * 30, x * 30, 4) - 0.5) * 0.06) * soft(0.3, -0.1, -0.34 - y)
    if (scalp <= 0) return colour
    const [ahead, up] = [0.86 * x + 0.5 * y + 0.02, 0.86 * y - 0.5 * x]
    const turn = Math.atan2(z, ahead)
    const fall = Math.atan2(Math.hypot(z, ahead), up)
    const strand = noise(turn * 15 + fall * 3, fall * 3, 2) * 0.5 + noise(turn * 44 + fall * 6, fall * 5, 7) * 0.5
    return mixed(colour, skin.hair, scalp * age.hair * (0.2 + 0.5 * soft(0.25, 0.8, strand)))
  }
}

const lidLine: Colour = [0.2, 0.05, 0.04]
const blush: Colour = [0.72, 0.2, 0.17]

const soft = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
