import { expect, test } from 'vitest'
import { standards, usualWeight } from '#features/growth/rules.ts'
import { readGuide } from './read-guide.ts'

const weight = (weeks: number) => usualWeight.sizeAt(weeks, 0)
const length = standards.crownRumpLength.mean
const thigh = standards.femurLength.mean
const headToBelly = (weeks: number) =>
  standards.headCircumference.mean(weeks) / standards.abdominalCircumference.mean(weeks)
const gain = (weeks: number) => weight(weeks) - weight(weeks - 1)
const due = weight(40)

/** A week, words from its text, a function that calculates the figure in the words from exact weeks, and its bounds. */
const sentences: readonly (readonly [number, string, (weeks: number) => number, number, number])[] = [
  [13, 'more than twice as long as three weeks ago', (at) => length(at) / length(at - 3), 2, 2.7],
  [20, 'a sixth more than around the belly', headToBelly, 1.15, 1.18],
  [26, 'nearly twice as heavy', (at) => weight(at) / weight(at - 4), 1.9, 2],
  [28, 'more than twice as much as five weeks ago', (at) => weight(at) / weight(at - 5), 2, 2.3],
  [30, 'more weight in this one week than in two', (at) => gain(at) / (weight(21) - weight(19)), 1.1, 1.6],
  [32, 'half of the weight', (at) => weight(at) / due, 0.48, 0.55],
  [34, 'about doubled', (at) => weight(at) / weight(at - 6), 1.95, 2.1],
  [35, 'about 200 to 220 g', gain, 200, 220],
  [36, 'more than twice as heavy', (at) => weight(at) / weight(at - 8), 2, 2.6],
  [37, 'almost the same size around', headToBelly, 1, 1.03],
  [39, 'a little less in each week', (at) => gain(at) / gain(at - 1), 0.9, 1],
]

test.each(sentences)('week %i says “%s”, which is true on each of its days', (week, words, figureAt, least, most) => {
  expect(readGuide(week, 'uk').baby.keyDevelopments.join('\n')).toContain(words)
  for (let day = 7 * (week - 1); day <= 7 * week; day += 1) {
    expect(figureAt(day / 7), `${day}`).toBeGreaterThan(least)
    expect(figureAt(day / 7), `${day}`).toBeLessThan(most)
  }
})

test.each([
  [10, 'grows by about half', length, 1.5],
  [11, 'about a third', length, 1.33],
  [12, 'about a quarter', length, 1.25],
  [15, 'about a quarter longer', thigh, 1.25],
] as const)('week %i says “%s”, which matches the standard’s growth over the week', (week, words, sizeAt, ratio) => {
  expect(readGuide(week, 'uk').baby.keyDevelopments.join('\n')).toContain(words)
  expect(Math.abs(sizeAt(week) / sizeAt(week - 1) - ratio)).toBeLessThan(0.03)
})

test('no week adds over 1 g more than week 35, and the belly is larger around than the head only after 37 weeks', () => {
  const gains = Array.from({ length: 21 }, (_, at) => gain(20 + at))
  expect(Math.max(...gains) - gain(35)).toBeLessThan(1)
  expect(headToBelly(37)).toBeGreaterThan(1)
  expect(headToBelly(38)).toBeLessThan(1)
})
