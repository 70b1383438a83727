/**
 * Typical lengths in millimetres. The formulas take weeks from the last period (`w`). `from`, `to` and `days` are days from the
 * last period.
 */
import { normal, type Standard } from './standard.ts'
import { texts } from './texts/texts.ts'

const intergrowth = {
  name: () => texts.intergrowth2014,
  /** Its full title and where it was published. */
  source: () => texts.lengthsSource,
  basis: () => texts.basisOfLengths,
  from: 14 * 7,
  to: 40 * 7,
  edges: [3, 97],
} as const

const { exp, log: ln } = Math

/** The standards of lengths. The weight standards are in `weights.ts`. */
export const standards = {
  headCircumference: {
    ...intergrowth,
    ...normal(
      (w) => -28.2849 + 1.69267 * w ** 2 - 0.397485 * w ** 2 * ln(w),
      (w) => 1.98735 + 0.0136772 * w ** 3 - 0.00726264 * w ** 3 * ln(w) + 0.000976253 * w ** 3 * ln(w) ** 2,
    ),
  },
  biparietalDiameter: {
    ...intergrowth,
    ...normal(
      (w) => 5.60878 + 0.158369 * w ** 2 - 0.00256379 * w ** 3,
      (w) => exp(0.101242 + 0.00150557 * w ** 3 - 0.000771535 * w ** 3 * ln(w) + 0.0000999638 * w ** 3 * ln(w) ** 2),
    ),
  },
  abdominalCircumference: {
    ...intergrowth,
    ...normal(
      (w) => -81.3243 + 11.6772 * w - 0.000561865 * w ** 3,
      (w) => -4.36302 + 0.121445 * w ** 2 - 0.0130256 * w ** 3 + 0.00282143 * w ** 3 * ln(w),
    ),
  },
  femurLength: {
    ...intergrowth,
    ...normal(
      (w) => -39.9616 + 4.32298 * w - 0.0380156 * w ** 2,
      (w) => exp(0.605843 - 42.0014 / w ** 2 + 0.00000917972 * w ** 3),
    ),
  },
  crownRumpLength: {
    name: () => texts.intergrowth2014,
    basis: () => texts.basisOfCrownRump,
    from: 58,
    to: 105,
    edges: [3, 97],
    ...normal(
      (w) => -50.6562 + 0.815118 * w * 7 + 0.00535302 * (w * 7) ** 2,
      (w) => -2.21626 + 0.0984894 * w * 7,
    ),
  },
} as const satisfies Record<string, Standard>

/** The first and last day with a crown-heel length, inclusive. */
export const crownHeel = { from: 14 * 7, to: 42 * 7 } as const

/**
 * The typical length from crown to heel: a curve through lengths derived from the thigh bone (weeks 14 to 23) and lengths
 * of newborns (INTERGROWTH-21st, weeks 24 to 42). No scan measures it, so it has no bands. Throws RangeError on days outside
 * `crownHeel`.
 */
export function typicalCrownHeel(days: number): number {
  if (!(days >= crownHeel.from && days <= crownHeel.to))
    throw new RangeError(`There is no crown-heel length for day ${days}.`)
  const weeks = days / 7
  return 10 * (-12.232 + 1.810563 * weeks + 0.01022863 * weeks ** 2 - 0.00042084 * weeks ** 3)
}
