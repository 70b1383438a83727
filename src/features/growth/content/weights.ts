/** The weight standards to choose from, each with the formulas that estimate weights for it. */
import { type Standard, skewed, throughCentiles } from './standard.ts'
import { texts } from './texts/texts.ts'
import { type Formula, hadlockFour, hadlockThree, intergrowthTwo } from './weight-formulas.ts'

export type WeightStandard = Standard & {
  /** The formulas that estimate a missing weight. The first formula whose lengths the scan has is used. */
  readonly formulas: readonly Formula[]
}

const { exp, log: ln } = Math

/** The Hadlock and WHO standards begin earlier, but their weights before this day are up to eight times too high. */
const firstRealDay = 20 * 7

const hadlockMedian = (weeks: number) => exp(0.578 + 0.332 * weeks - 0.00354 * weeks ** 2)
/** A multiple of the median, as in the paper's table. The deviation of 12.7 % in its text gives other values. */
const hadlockShare = (share: number) => (weeks: number) => share * hadlockMedian(weeks)

const whoCurve = (a: number, b: number, c: number, d: number) => (weeks: number) =>
  exp(a + b * weeks + c * weeks ** 2 + d * weeks ** 3)

export const weightStandards = {
  hadlock: {
    name: () => texts.hadlock1991,
    basis: () => texts.basisOfHadlock1991,
    from: firstRealDay,
    to: 40 * 7,
    edges: [3, 97],
    formulas: [hadlockFour, hadlockThree],
    ...throughCentiles({
      3: hadlockShare(0.75),
      10: hadlockShare(0.83),
      50: hadlockMedian,
      90: hadlockShare(1.17),
      97: hadlockShare(1.25),
    }),
  },
  intergrowth2020: {
    name: () => texts.intergrowth2020,
    basis: () => texts.basisOfIntergrowth2020,
    from: 18 * 7,
    to: 41 * 7,
    edges: [3, 97],
    formulas: [hadlockThree],
    ...skewed({
      lambda: (w) => 9.43643 + 9.41579 * (w / 10) ** -2 - 83.5422 * ln(w / 10) * (w / 10) ** -2,
      mu: (w) => -2.42272 + 1.86478 * w ** 0.5 - 0.0000193299 * w ** 3,
      sigma: (w) => 0.0193557 + 0.0310716 * (w / 10) ** -2 - 0.0657587 * ln(w / 10) * (w / 10) ** -2,
    }),
  },
  intergrowth2017: {
    name: () => texts.intergrowth2017,
    basis: () => texts.basisOfIntergrowth2017,
    from: 22 * 7,
    to: 40 * 7,
    edges: [3, 97],
    formulas: [intergrowthTwo],
    ...skewed({
      lambda: (w) => -4.257629 - 2162.234 * w ** -2 + 0.0002301829 * w ** 3,
      mu: (w) => 4.956737 + 0.0005019687 * w ** 3 - 0.0001227065 * w ** 3 * ln(w),
      sigma: (w) => 1e-4 * (-6.997171 + 0.057559 * w ** 3 - 0.01493946 * w ** 3 * ln(w)),
    }),
  },
  who: {
    name: () => texts.who2017,
    basis: () => texts.basisOfWho2017,
    from: firstRealDay,
    to: 40 * 7,
    edges: [5, 95],
    formulas: [hadlockThree],
    ...throughCentiles({
      5: whoCurve(-0.162057103557898, 0.393965369913166, -0.00579733056422172, 2.55319128239087e-5),
      10: whoCurve(-0.0455887642525626, 0.389314052082164, -0.00574527674062641, 2.65557891064333e-5),
      50: whoCurve(0.157310086966445, 0.383067935520509, -0.00554046846639963, 2.46570062800598e-5),
      90: whoCurve(0.353142227490073, 0.376486874470206, -0.00528742945785833, 2.14760212556463e-5),
      95: whoCurve(0.285025055968914, 0.390621472299378, -0.00582929182402995, 2.79088693116937e-5),
    }),
  },
} as const satisfies Record<string, WeightStandard>

export type WeightStandardName = keyof typeof weightStandards

/** The standard for the weights in the guide, and the chart's default. */
export const usualWeightStandard = 'hadlock' satisfies WeightStandardName
