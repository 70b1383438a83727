import { expect, test } from 'vitest'
import type { WeekContent } from '../../contract.ts'
import { sizeSentence } from './size-sentence.ts'

const week: WeekContent = {
  week: 30,
  size: { comparison: 'Large cabbage', picture: 'cabbage', lengthMm: 399, measure: 'crown-heel', match: 'weight' },
  weightG: 1559,
  weightBy: 'Hadlock 1991',
  heartRate: null,
  developments: ['', ''],
  sources: [],
}
const pip = { who: 'Pip', units: 'metric', isCompared: true } as const
const like = (comparison: string, size: Partial<WeekContent['size']> = {}): WeekContent => ({
  ...week,
  size: { ...week.size, comparison, ...size },
})

test.each([
  [week, 'Pip weighs about as much as a large cabbage: 1.56 kg.'],
  [like('Two large bottles of water'), 'Pip weighs about as much as two large bottles of water: 1.56 kg.'],
  [like('Apple', { match: 'length', lengthMm: 94 }), 'Pip is about as long as an apple: 9.4 cm, crown to heel.'],
  [
    like('Poppy seed', { match: 'length', lengthMm: null }),
    'Pip is about as long as a poppy seed: under 1 mm, crown to heel.',
  ],
])('a baby’s size is one sentence, by weight or by length: %#', (content, sentence) => {
  expect(sizeSentence(content, pip)).toBe(sentence)
})

test('the sentence is in the reader’s units', () => {
  expect(sizeSentence(week, { ...pip, units: 'us' })).toBe('Pip weighs about as much as a large cabbage: 3 lb 7 oz.')
})

test('a person who hides comparisons gets a sentence without one', () => {
  expect(sizeSentence(week, { ...pip, isCompared: false })).toBe('Pip measures about 39.9 cm, crown to heel.')
})
