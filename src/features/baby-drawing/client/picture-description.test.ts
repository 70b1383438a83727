import { expect, test } from 'vitest'
import { describePicture } from './picture-description.ts'

test.each([
  [4, /flat oval disc.*yolk sac/],
  [5, /sole of a shoe.*Two folds/],
  [8, /letter C.*hands like paddles.*tail is going/],
  [12, /head lifted.*profile.*eyelids are closed/],
  [16, /lying on the back/],
  [18, /somersault, head down/],
  [20, /bent forward.*vernix/],
  [24, /leaning back.*finely creased/],
  [28, /close to the chest and face.*eyes have opened/],
  [32, /head down/],
  [40, /curled up tight, head down.*hair on the head/],
])('the description of week %d contains %s', (week, words) => {
  expect(describePicture(week * 7)).toMatch(words)
})

test('every day from week 4 to week 42 has a description in three sentences, and none states the baby’s sex', () => {
  for (let days = 4 * 7; days < 43 * 7; days++) {
    const words = describePicture(days)
    expect(words.split('. ')).toHaveLength(3)
    expect(words).not.toMatch(/\b(he|she|his|her|boy|girl)\b/i)
  }
})
