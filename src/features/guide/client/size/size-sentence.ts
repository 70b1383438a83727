import type { Units } from '#platform/shared/units.ts'
import type { WeekContent } from '../../contract.ts'
import { lengthWords, weightWords } from '../../rules.ts'

type Words = { who: string; units: Units; isCompared: boolean }

/**
 * How big a baby is in a week, in one sentence: "Pip weighs about as much as a large cabbage: 1.56 kg." `isCompared`: whether
 * the sentence compares the baby with an object. `who`: the baby.
 */
export function sizeSentence(content: WeekContent, { who, units, isCompared }: Words): string {
  const { comparison, match } = content.size
  const length = lengthWords(content, units)
  if (!isCompared) return `${who} measures about ${length.replace(/^U/, 'u')}.`
  if (match === 'length') return `${who} is about as long as ${withArticle(comparison)}: ${length.replace(/^U/, 'u')}.`
  const { value, unit } = weightWords(content, units)
  return `${who} weighs about as much as ${withArticle(comparison)}: ${[value, unit].filter(Boolean).join(' ')}.`
}

/** "an apple", "two large bottles of water". */
function withArticle(object: string): string {
  const words = object.charAt(0).toLowerCase() + object.slice(1)
  if (/^(two|three) /.test(words)) return words
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
