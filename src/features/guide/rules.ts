/** Words for a week's figures. */
import { inDecimals, inDecimalsAtMost } from '#language/decimals.ts'
import type { Units } from '#platform/shared/units.ts'
import type { WeekContent } from './contract.ts'
import { texts } from './texts/texts.ts'

type Figure = { value: string; unit?: string; detail?: string }

/** "150-170 beats a minute", or "Not yet" while a heartbeat cannot be seen. */
export function heartRateWords({ heartRate }: WeekContent): Figure {
  if (!heartRate) return { value: texts.heartNotYet, detail: texts.heartTooEarly }
  return { value: `${heartRate.low}-${heartRate.high}`, detail: texts.beatsPerMinute }
}

/** Grams up to a kilogram, then kilograms with two decimals. In US units, ounces up to a pound, then pounds and ounces. */
export function weightWords({ weightG }: WeekContent, units: Units): Figure {
  if (weightG === null) return { value: texts.leastWeight[units], unit: units === 'us' ? texts.ounces : texts.grams }
  if (units === 'us') return ounceWords(weightG)
  return weightG < 1000
    ? { value: inDecimalsAtMost(weightG, 1), unit: texts.grams }
    : { value: inDecimals(weightG / 1000, 2), unit: texts.kilograms }
}

/** A length with its measure: "1.6 cm, crown to rump". `least` is the text for lengths below a millimetre. */
export function lengthWords(content: WeekContent, units: Units, least = texts.leastLength): string {
  const size = sizeWords(content, units, least)
  return content.size.measure === 'crown-rump' ? texts.crownToRump(size) : texts.crownToHeel(size)
}

/** "1.6 cm": millimetres below a centimetre, then centimetres, or inches in US units. */
export function sizeWords({ size: { lengthMm } }: WeekContent, units: Units, least = texts.leastLength): string {
  if (lengthMm === null) return least[units]
  if (units === 'us') return `${rounded(lengthMm / 25.4)} ${texts.inches}`
  return lengthMm < 10
    ? `${inDecimalsAtMost(lengthMm, 1)} ${texts.millimetres}`
    : `${inDecimalsAtMost(lengthMm / 10, 1)} ${texts.centimetres}`
}

/** Whether the object matches the baby's length or weight. Late in pregnancy no object matches both. */
export const comparisonWords = ({ size: { match } }: WeekContent): string =>
  match === 'length' ? texts.comparedByLength : texts.comparedByWeight

function ounceWords(grams: number): Figure {
  const ounces = grams / 28.349523125
  if (ounces < 9.95) return { value: rounded(ounces), unit: texts.ounces }
  const whole = Math.round(ounces)
  if (whole < 16) return { value: String(whole), unit: texts.ounces }
  const [pounds, rest] = [Math.floor(whole / 16), whole % 16]
  return { value: rest === 0 ? texts.wholePounds(pounds) : texts.poundsAndOunces(pounds, rest) }
}

/** Two decimals below one, one decimal above, because typical values are no more precise. */
const rounded = (value: number) => inDecimalsAtMost(value, value < 0.995 ? 2 : 1)
