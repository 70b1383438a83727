/** Turns a text into American or British English, so that it has to be written only once. */
import { oneWayPairs, pairs } from './words.ts'

export type Pair = readonly [from: string, to: string]

/** Matches any of these words, whole and in any case. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.toSorted(longestFirst).map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu')

const escaped = (word: string) => word.replace(/[().]/g, '\\$&')
const longestFirst = (one: string, other: string) => other.length - one.length

/**
 * Returns a function that replaces the first word of each pair with the second, and keeps a capital. If a word is in two
 * pairs, the first pair counts.
 */
export function replaceBy(list: readonly Pair[]): (text: string) => string {
  const replacements = new Map(list.toReversed().map(([from, to]) => [from.toLowerCase(), to]))
  const words = anyOf([...replacements.keys()])
  return (text) => text.replace(words, (found) => withCaseOf(found, replacements.get(found.toLowerCase()) ?? found))
}

const withCaseOf = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) && !/^\p{Lu}{2}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** A text in American words. */
export const american = replaceBy([...pairs, ...oneWayPairs])

/** A text in British words. The American words of `oneWayPairs` stay, because British English has them too. */
export const british = replaceBy(pairs.map(([ours, theirs]) => [theirs, ours]))
