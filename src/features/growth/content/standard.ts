/** Sizes and percentiles by published growth standards, in millimetres and grams. Days and weeks are from the last period. */

/** The centiles that standards publish, with their z scores. A centile is the percentage of babies that are smaller. */
const zOf = { 3: -1.880794, 5: -1.644854, 10: -1.281552, 50: 0, 90: 1.281552, 95: 1.644854, 97: 1.880794 } as const
export type Centile = keyof typeof zOf

export type Standard = {
  /** As shown beside every figure: "Hadlock 1991". */
  readonly name: () => string
  /** A sentence with its full title, where it was published, and the babies it was measured on. */
  readonly basis: () => string
  /** The first and last day that it covers, inclusive. */
  readonly from: number
  readonly to: number
  /** The lowest and the highest centile to name. They are the edges of the outer band. */
  readonly edges: readonly [low: Centile, high: Centile]
  /** The size at an exact age in weeks and a z score. */
  sizeAt(weeks: number, z: number): number
  /** The z score of a size: the inverse of `sizeAt`. */
  zAt(weeks: number, size: number): number
}

type Spread = Pick<Standard, 'sizeAt' | 'zAt'>

/** Normally distributed sizes. `mean` and `sd` are functions of exact weeks. */
export const normal = (mean: (weeks: number) => number, sd: (weeks: number) => number) => ({
  mean,
  sizeAt: (weeks: number, z: number) => mean(weeks) + z * sd(weeks),
  zAt: (weeks: number, size: number) => (size - mean(weeks)) / sd(weeks),
})

type Lms = { lambda(weeks: number): number; mu(weeks: number): number; sigma(weeks: number): number }

/** Weights whose logarithm has a Box-Cox distribution (LMS): lambda is its skew, mu its median, sigma its spread. */
export const skewed = ({ lambda, mu, sigma }: Lms): Spread => ({
  sizeAt: (weeks, z) => Math.exp(mu(weeks) * (z * sigma(weeks) * lambda(weeks) + 1) ** (1 / lambda(weeks))),
  zAt: (weeks, size) => ((Math.log(size) / mu(weeks)) ** lambda(weeks) - 1) / (sigma(weeks) * lambda(weeks)),
})

type Curves = Readonly<Partial<Record<Centile, (weeks: number) => number>>>

/** Interpolates sizes linearly by z score between published centiles, and extrapolates beyond the outermost ones. */
export function throughCentiles(curves: Curves): Spread {
  const knots = Object.entries(curves).map(([centile, sizeAt]) => ({ z: zOf[Number(centile) as Centile], sizeAt }))
  /** The knots on either side of a value; the first or last two knots if the value is outside all of them. */
  const around = (isPast: (knot: Knot) => boolean) => {
    const at = knots.findIndex(isPast)
    const upper = at === -1 ? knots.length - 1 : Math.max(1, at)
    return knots.slice(upper - 1, upper + 1) as [Knot, Knot]
  }
  return {
    sizeAt(weeks, z) {
      const [low, high] = around((knot) => knot.z >= z)
      return between(z, low.z, high.z, low.sizeAt(weeks), high.sizeAt(weeks))
    },
    zAt(weeks, size) {
      const [low, high] = around((knot) => knot.sizeAt(weeks) >= size)
      return between(size, low.sizeAt(weeks), high.sizeAt(weeks), low.z, high.z)
    },
  }
}

type Knot = { z: number; sizeAt: (weeks: number) => number }

const between = (value: number, from: number, to: number, low: number, high: number) =>
  low + ((value - from) / (to - from)) * (high - low)

/** Whether the standard covers this day. */
export const covers = ({ from, to }: Pick<Standard, 'from' | 'to'>, days: number): boolean => days >= from && days <= to

/** The size at a centile; throws RangeError on a day that the standard does not cover. */
export function sizeAt(standard: Standard, days: number, centile: Centile): number {
  assertCovered(standard, days)
  return standard.sizeAt(days / 7, zOf[centile])
}

/** The share of babies that are smaller, 0 to 1; throws RangeError on a day that the standard does not cover. */
export function shareBelow(standard: Standard, days: number, size: number): number {
  assertCovered(standard, days)
  return normalShare(standard.zAt(days / 7, size))
}

function assertCovered(standard: Standard, days: number): void {
  if (!covers(standard, days)) throw new RangeError(`${standard.name()} does not cover day ${days}.`)
}

/** The cumulative normal distribution at z, to seven digits: Abramowitz and Stegun, 26.2.17. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z < 0 ? tail : 1 - tail
}
