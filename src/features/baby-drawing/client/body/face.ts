import { carve, egg, type Solid } from '../geometry/shapes.ts'
import type { Frame, Point } from '../geometry/space.ts'
import type { Age } from './age.ts'

type Skull = { readonly frame: Frame; readonly depth: number; readonly chin: number; readonly wide: number }

/**
 * Cheeks, jaw, eye sockets, lids, nose, lips and ears. Positions are in head depths, but `down` is 0 at the origin and 1 at
 * the chin.
 */
export function face({ frame, depth, chin, wide }: Skull, age: Age): Solid[] {
  const form = age.face
  const size = (by: number) => by * depth
  const put = (x: number, down: number, z: number, radii: Point, blend: number, tip = 0) =>
    egg(
      frame,
      [size(x), size(-down * chin), size(z)],
      [size(radii[0]), size(radii[1]), size(radii[2])],
      size(blend),
      tip,
    )
  const both = (make: (side: number) => Solid) => [make(1), make(-1)]
  /** Interpolates from an embryo's value to that of a formed face. */
  const byForm = (from: number, to: number) => from + (to - from) * form
  const fat = age.fat

  const mass = [
    put(byForm(0.16, 0.19), 0.42, 0, [byForm(0.28, 0.285), chin * 0.5, wide * 0.8], 0.1),
    put(byForm(0.2, 0.255), 0.76, 0, [byForm(0.15, 0.175), chin * 0.24, 0.16], 0.08),
    ...both((side) =>
      put(0.21, 0.56, side * (wide - 0.2), [0.19 + fat * 0.025, chin * (0.24 + fat * 0.04), 0.155 + fat * 0.03], 0.1),
    ),
  ]
  const sockets = both((side) =>
    carve(
      put(
        byForm(0.3, 0.5),
        byForm(0.16, 0.22),
        side * (wide - byForm(-0.04, 0.22)),
        [0.085, 0.07, byForm(0.06, 0.12)],
        0.09,
      ),
    ),
  )
  // At first the eye is only a shallow bulge.
  const bulge = 0.45 + 0.55 * age.lidFold
  const lids = both((side) =>
    put(
      byForm(0.26, 0.37),
      byForm(0.18, 0.25),
      side * (wide - byForm(0.12, 0.235)),
      [0.078 * bulge, byForm(0.078, 0.058) * bulge, 0.088 * bulge],
      0.05,
    ),
  )
  if (age.nose < 0.05) return [...mass, ...sockets, ...lids, ...ear(1), ...ear(-1)]

  const tip = 0.55 + 0.45 * age.nose
  const nose = [
    put(byForm(0.4, 0.455), 0.24, 0, [0.05, 0.1, 0.045], 0.06, -14),
    put(byForm(0.45, 0.5), 0.42, 0, [0.048 * tip, 0.042 * tip, 0.05 * tip], 0.045),
    ...both((side) => put(byForm(0.43, 0.462), 0.45, side * 0.045, [0.036 * tip, 0.028 * tip, 0.03 * tip], 0.025)),
  ]
  const mouth = [
    put(0.435, 0.6, 0, [0.05, 0.035, 0.085], 0.035, 12),
    put(0.425, 0.72, 0, [0.045, 0.032, 0.075], 0.03, -8),
    put(0.385, 0.885, 0, [0.062, chin * 0.09, 0.08], 0.05),
    carve(put(0.468, 0.66, 0, [0.05, 0.004, 0.085], 0.014)),
  ]
  return [...mass, ...sockets, ...lids, ...nose, ...mouth, ...ear(1), ...ear(-1)]

  /** An ear: a disc with a raised rim, a hollow middle and a lobe. */
  function ear(side: number): Solid[] {
    if (age.ear < 0.05) return []
    const down = 0.62 - 0.3 * age.earRise
    const back = -0.06 + 0.02 * (1 - age.earRise)
    const grown = 0.55 + 0.45 * age.ear
    const at = (x: number, up: number, out: number, radii: Point, blend: number) =>
      put(
        back + x * grown,
        down - (up * grown) / chin,
        side * (wide * (0.79 + 0.16 * age.earRise) + out * grown),
        [radii[0] * grown, radii[1] * grown, radii[2] * grown],
        blend,
        14,
      )
    const shell = at(0, 0, 0.006, [0.064, 0.108, 0.036], 0.02)
    if (age.ear < 0.3) return [shell]
    return [
      shell,
      carve(at(0.004, 0.006, 0.045, [0.044, 0.08, 0.026], 0.014)),
      at(-0.012, 0.012, 0.018, [0.02, 0.052, 0.014], 0.016),
      carve(at(0.014, -0.014, 0.034, [0.017, 0.032, 0.03], 0.012)),
      at(0.042, -0.016, 0.012, [0.014, 0.022, 0.014], 0.014),
      at(0.006, -0.086, 0.008, [0.03, 0.03, 0.02], 0.02),
    ]
  }
}
