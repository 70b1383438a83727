/** The look of skin, cord and yolk sac at a point: its colour, roughness (`bump`) and shine (`wet`). */

import type { Baby } from '../body/build-baby.ts'
import { eased } from '../geometry/along.ts'
import { parts } from '../geometry/shapes.ts'
import { type Point, plus } from '../geometry/space.ts'
import { noise, veins } from './noise.ts'
import { paintHead } from './paint-head.ts'
import { type Colour, mixed, skin } from './palette.ts'

export type Painted = { readonly colour: Colour; readonly bump: Point; readonly wet: number }

const headPart = parts.indexOf('head')
const cordPart = parts.indexOf('cord')
const yolkPart = parts.indexOf('yolk')
const trunkPart = parts.indexOf('trunk')
/** Hands and feet are redder than the rest. */
const flushed = new Set([parts.indexOf('hand'), parts.indexOf('foot')])

/** The number of blotches and grains along half a picture. */
const blotches = 22
const grains = 130

export function paintSkin(baby: Baby): (part: number, x: number, y: number, z: number) => Painted {
  const { age, half, measures, heart, waist } = baby
  const base = mixed(skin.grown, skin.sheer, age.sheer)
  const head = paintHead(baby)
  const scale = blotches / half
  const fine = grains / half
  const rough = 0.05 + 0.03 * age.vernix
  const liver = plus(waist.centre, waist.front, measures.trunkDepth * 0.12)

  return (part, x, y, z) => {
    const [u, v, w] = [x * scale, y * scale, z * scale]
    const bump: Point = [
      (noise(x * fine, y * fine, z * fine) - 0.5) * rough,
      (noise(y * fine, z * fine, x * fine) - 0.5) * rough,
      0,
    ]
    if (part === cordPart) {
      const blood = veins(u * 0.5, v * 0.5, w * 0.5, 0.12)
      return { colour: mixed(skin.cord, skin.blood, 0.12 + 0.3 * blood), bump, wet: 0.5 }
    }
    if (part === yolkPart) {
      const blood = veins(u * 0.4, v * 0.4, w * 0.4, 0.1)
      return { colour: mixed(skin.yolk, skin.blood, 0.3 * blood), bump, wet: 0.35 }
    }
    let colour = mixed(base, skin.blood, bloodUnder(u, v, w))
    if (age.creased > 0) {
      const crease = age.creased * creases(u, v, w)
      colour = mixed(mixed(colour, skin.blush, 0.2 * age.creased), skin.blood, 0.2 * crease)
    }
    if (part === trunkPart) colour = mixed(colour, skin.blood, age.sheer * age.organs * innerOrgans(x, y))
    if (age.sheer > 0) colour = mixed(colour, skin.vessel, 0.32 * age.sheer * vessels(u, v, w))
    colour = mixed(colour, skin.vernix, age.vernix * film(u, v, w))
    if (flushed.has(part)) colour = mixed(colour, skin.blush, 0.13)
    if (part === headPart) colour = head(colour, [x, y, z])
    return { colour, bump, wet: 0.1 + 0.16 * age.sheer }
  }

  function bloodUnder(u: number, v: number, w: number): number {
    const blotch = noise(u * 0.5, v * 0.5, w * 0.5) - 0.5
    return Math.max(0, 0.1 + blotch * 0.22) * (0.5 + 0.5 * age.sheer)
  }

  /** The heart and the liver, which are dark behind transparent skin. */
  function innerOrgans(x: number, y: number): number {
    const near = ([ox, oy]: Point, size: number) => Math.exp(-((x - ox) ** 2 + (y - oy) ** 2) / size ** 2)
    return 0.5 * near(heart, measures.trunkDepth * 0.24) + 0.26 * near(liver, measures.trunkDepth * 0.34)
  }
}

/** Blood vessels: wide and fine ones, only in parts of the skin. */
function vessels(u: number, v: number, w: number): number {
  const line = veins(u * 0.22, v * 0.22, w * 0.22, 0.07) + 0.6 * veins(u * 0.5, v * 0.5 + 3, w * 0.5, 0.07)
  return Math.min(1, line) * eased(0.38, 0.62, noise(u * 0.12, v * 0.12 + 5, w * 0.12))
}

/** Fine creases, close together and in two directions. */
const creases = (u: number, v: number, w: number): number =>
  Math.min(1, veins(u * 0.55, v * 1.5, w * 0.55, 0.12) + 0.7 * veins(u * 1.4 + 7, v * 0.7, w * 1.4, 0.1))

/** Vernix lies in patches. */
function film(u: number, v: number, w: number): number {
  const patches = noise(u * 0.4 + 3, v * 0.4, w * 0.4) * 0.6 + noise(u * 1.3, v * 1.3, w * 1.3) * 0.4
  return Math.max(0, patches - 0.5) * 0.9
}
