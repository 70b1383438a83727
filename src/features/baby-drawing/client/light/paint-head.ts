/** Paints what the head's solids do not show: eyes, lid lines, lashes, brows, hair, red cheeks and lips. In head depths. */

import type { Baby } from '../body/build-baby.ts'
import { eased } from '../geometry/along.ts'
import { type Point, toLocal } from '../geometry/space.ts'
import { noise } from './noise.ts'
import { type Colour, mixed, skin } from './palette.ts'

/** The face is where x is greater than this. */
const faceFrom = 0.2
/** Half the width of a lid. */
const lidHalf = 0.078

export function paintHead({ age, head, measures }: Baby): (colour: Colour, at: Point) => Colour {
  const { depth, frame, chin } = head
  const eyeAside = measures.headWidth / depth / 2 - 0.225
  const eyeUp = -0.25 * chin

  return (colour, at) => {
    const place = toLocal(frame, at)
    const [x, y, aside] = [place[0] / depth, place[1] / depth, place[2] / depth]
    const z = Math.abs(aside)
    let painted = age.lids < 1 ? openEye(colour, x, y, z) : colour
    if (x > faceFrom) {
      // The position along the lid: -1 at the inner corner of the eye, 1 at the outer corner.
      const across = (z - eyeAside) / lidHalf
      painted = closedEye(painted, across, y)
      painted = mixed(painted, skin.hair, age.brows * 0.46 * brow(across, y))
      const cheek = Math.hypot(x - 0.36, (y + 0.56 * chin) * 1.1, z - 0.2)
      painted = mixed(painted, skin.blush, 0.2 * eased(0.22, 0.02, cheek))
      const lips = Math.hypot((x - 0.46) / 0.07, (y + 0.66 * chin) / 0.055, z / 0.085)
      painted = mixed(painted, skin.blush, 0.4 * age.face * eased(1.15, 0.6, lips))
    }
    return age.hair > 0 ? mixed(painted, skin.hair, age.hair * hair(x, y, aside)) : painted
  }

  /** The eye’s pigment, until the lids close over it. */
  function openEye(colour: Colour, x: number, y: number, z: number): Colour {
    const ahead = 0.26 + 0.11 * age.face
    const up = -(0.18 + 0.07 * age.face) * chin
    // The folds of skin close from above and below, so the eye becomes narrower.
    const open = 1 - 0.6 * age.lidFold
    const out = Math.hypot(x - ahead, (y - up) / (0.4 + 0.6 * open)) / 0.066
    const seen = age.eye * (1 - age.lids) * eased(0.05, 0.12, z)
    return mixed(colour, skin.pupil, 0.6 * seen * eased(1, 0.55, out) * (0.75 + 0.25 * eased(0.15, 0.5, out)))
  }

  /** The line where the closed lids meet, and the lashes below this line. */
  function closedEye(colour: Colour, across: number, y: number): Colour {
    const below = eyeUp - 0.012 - 0.022 * (1 - across * across) - y
    const inside = eased(1.05, 0.85, Math.abs(across))
    const line = age.lids * age.face * 0.75 * inside * eased(0.011, 0.003, Math.abs(below))
    const lash = noise(across * 9, 3, 1) * eased(0.03, 0, below) * eased(-0.004, 0.004, below)
    const closed = mixed(mixed(colour, skin.lidLine, line), skin.hair, age.lashes * inside * lash)
    return age.awake > 0 ? openAgain(closed, across, y) : closed
  }

  /** From week 26 the lids open a little: a calm, dark eye under a heavy upper lid. */
  function openAgain(colour: Colour, across: number, y: number): Colour {
    const arch = Math.max(0, 1 - across * across)
    const upper = eyeUp - 0.02 + 0.01 * age.awake * arch
    const lower = eyeUp - 0.012 - 0.026 * arch
    const slit = eased(0.004, -0.002, y - upper) * eased(0.004, -0.002, lower - y) * eased(0.98, 0.86, Math.abs(across))
    const iris = eased(0.62, 0.46, Math.hypot(across + 0.08, (y - (eyeUp - 0.022)) / 0.062))
    const pupil = eased(0.26, 0.16, Math.hypot(across + 0.08, (y - (eyeUp - 0.022)) / 0.062))
    const eye = mixed(mixed(skin.eyeWhite, skin.iris, iris), skin.pupil, pupil)
    const lashLine = eased(0.007, 0.001, Math.abs(y - upper)) * eased(1.05, 0.85, Math.abs(across))
    return mixed(mixed(colour, eye, 0.85 * age.awake * slit), skin.lidLine, 0.6 * age.awake * lashLine)
  }

  function brow(across: number, y: number): number {
    const off = Math.abs(y - (eyeUp + 0.105 - 0.03 * (across - 0.2) ** 2))
    const hairs = 0.4 + 0.6 * noise(across * 16 + y * 60, 1, 5)
    return hairs * eased(0.022, 0.004, off) * eased(1.5, 0.8, Math.abs(across - 0.15))
  }
}

/** Fine wet strands that turn round the crown, from the forehead over the ears to the nape. */
function hair(x: number, y: number, z: number): number {
  const uneven = (noise(z * 30, x * 30, 4) - 0.5) * 0.06
  // Thin at the hairline, denser towards the crown.
  const scalp = eased(-0.08, 0.46, y - (-0.04 + 0.6 * x) + uneven) * eased(0.3, -0.1, -0.34 - y)
  if (scalp <= 0) return 0
  // Coordinates around the whorl at the back of the crown.
  const [ahead, up] = [0.86 * x + 0.5 * y + 0.02, 0.86 * y - 0.5 * x]
  const turn = Math.atan2(z, ahead)
  const fall = Math.atan2(Math.hypot(z, ahead), up)
  const strand = noise(turn * 19 + fall * 4, fall * 4, 2) * 0.4 + noise(turn * 60 + fall * 8, fall * 7, 7) * 0.6
  return scalp * (0.16 + 0.56 * eased(0.3, 0.85, strand))
}
