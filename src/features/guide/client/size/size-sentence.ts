import type { Units } from '#platform/shared/units.ts'
import type { WeekContent } from '../../contract.ts'
import { lengthWords, weightWords } from '../../rules.ts'
import { texts } from '../texts/texts.ts'

type Words = { who: string; units: Units; isCompared: boolean }

/**
 * How big a baby is in a week, in one sentence: "Pip weighs about as much as a large cabbage: 1.56 kg." `isCompared`: whether
 * the sentence compares the baby with an object. `who`: the baby.
 */
export function sizeSentence(content: WeekContent, { who, units, isCompared }: Words): string {
  const { comparison, match } = content.size
  const length = lengthWords(content, units, texts.leastLengthInSentence)
  if (!isCompared) return texts.measuresAbout(who, length)
  const thing = texts.thingInSentence(comparison)
  if (match === 'length') return texts.asLongAs(who, thing, length)
  const { value, unit } = weightWords(content, units)
  return texts.weighsAsMuchAs(who, thing, [value, unit].filter(Boolean).join(' '))
}
