import { expect, test } from 'vitest'
import { weightStandards } from '../content/weights.ts'
import { formatSize, percentileWords, reportWords } from './measure-words.ts'
import { texts } from './texts/texts.ts'

test.each([
  ['mm', 264.5, '26.45 cm', '10.41 in'],
  ['mm', 50, '5 cm', '1.97 in'],
  ['g', 352, '352 g', '12 oz'],
  ['g', 3, '3 g', '0 oz'],
  ['g', 454, '454 g', '1 lb'],
  ['g', 1190, '1.19 kg', '2 lb 10 oz'],
  ['g', 3628, '3.63 kg', '8 lb'],
] as const)('in %s, a size of %d is shown as %s, or as %s in US units', (dimension, size, metric, us) => {
  expect(formatSize(dimension, size, 'metric')).toBe(metric)
  expect(formatSize(dimension, size, 'us')).toBe(us)
})

test('a figure of a scan report keeps its unit, followed by inches or pounds for people with US units', () => {
  expect(reportWords('headCircumference', 264.5, 'metric')).toBe('264.5 mm')
  expect(reportWords('headCircumference', 264.5, 'us')).toBe('264.5 mm (10.41 in)')
  expect(reportWords('estimatedWeight', 1190, 'us')).toBe('1190 g (2 lb 10 oz)')
})

const hadlock = weightStandards.hadlock
const below =
  'below the lowest line of the chart, the 3rd percentile. This is true of a few babies in every hundred. ' +
  'The person who did the scan can tell you what it means for yours.'

test.each([
  [0.6, 'about the 60th percentile: 60 of 100 babies measure less.'],
  [0.025, 'about the 3rd percentile: 3 of 100 babies measure less.'],
  [0.974, 'about the 97th percentile: 97 of 100 babies measure less.'],
  [0.024, below],
  [0.0001, below],
  [0.976, below.replace('below the lowest', 'above the highest').replace('3rd', '97th')],
])('a share of %d is described as %s', (share, words) => {
  expect(percentileWords(share, 'mm', hadlock)).toBe(words)
  expect(percentileWords(share, 'g', hadlock)).toBe(words.replace('measure', 'weigh'))
})

test('if the lowest line of a standard is the 5th percentile, a smaller share is shown as below the 5th percentile', () => {
  expect(percentileWords(0.04, 'g', weightStandards.who)).toMatch(
    /^below the lowest line of the chart, the 5th percentile/,
  )
})

test('the words for a percentile contain no verdict', () => {
  for (let share = 0; share <= 1; share += 0.01)
    expect(percentileWords(share, 'g', hadlock)).not.toMatch(
      /normal|healthy|good|too|small|large|fine|only|risk|fewer than/i,
    )
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [50, '50th'],
  [92, '92nd'],
])('%d is written %s', (number, words) => {
  expect(texts.ordinal(number)).toBe(words)
})
