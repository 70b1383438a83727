/** Formulas that estimate a weight from the lengths of a scan. As published, they take centimetres. */
import { texts } from './texts/texts.ts'

/** Lengths in millimetres; null or missing if not measured. */
export type Lengths = {
  readonly headCircumference?: number | null
  readonly biparietalDiameter?: number | null
  readonly abdominalCircumference?: number | null
  readonly femurLength?: number | null
}

export type Formula = {
  /** As shown beside a weight: "Hadlock 1985 (HC, AC, FL)". */
  readonly name: () => string
  /** Grams; null if a length is missing. */
  estimate(lengths: Lengths): number | null
}

const formula = <const Needed extends readonly (keyof Lengths)[]>(
  name: () => string,
  needed: Needed,
  gramsOf: (...cm: { [At in keyof Needed]: number }) => number,
): Formula => ({
  name,
  estimate(lengths) {
    const cm = needed.map((length) => (lengths[length] ?? Number.NaN) / 10) as { [At in keyof Needed]: number }
    return cm.some(Number.isNaN) ? null : gramsOf(...cm)
  },
})

/** Hadlock et al., Am J Obstet Gynecol 1985;151:333-7. */
export const hadlockFour = formula(
  () => texts.hadlockFour,
  ['biparietalDiameter', 'headCircumference', 'abdominalCircumference', 'femurLength'],
  (bpd, hc, ac, fl) => 10 ** (1.3596 + 0.0064 * hc + 0.0424 * ac + 0.174 * fl + 0.00061 * bpd * ac - 0.00386 * ac * fl),
)

/** From the same paper, for scans without the width of the head. */
export const hadlockThree = formula(
  () => texts.hadlockThree,
  ['headCircumference', 'abdominalCircumference', 'femurLength'],
  (hc, ac, fl) => 10 ** (1.326 + 0.0107 * hc + 0.0438 * ac + 0.158 * fl - 0.00326 * ac * fl),
)

/** Stirnemann et al., Ultrasound Obstet Gynecol 2017;49:478-86. */
export const intergrowthTwo = formula(
  () => texts.intergrowthTwo,
  ['headCircumference', 'abdominalCircumference'],
  (hc, ac) =>
    Math.exp(
      5.08482 - 54.06633 * (ac / 100) ** 3 - 95.80076 * (ac / 100) ** 3 * Math.log(ac / 100) + 3.13637 * (hc / 100),
    ),
)
