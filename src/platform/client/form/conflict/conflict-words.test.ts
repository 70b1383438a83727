import { expect, test } from 'vitest'
import { conflictWords } from './conflict-words.ts'

const now = new Date(2026, 2, 15, 12, 0)
const today = new Date(2026, 2, 15, 9, 5).toISOString()
const yesterday = new Date(2026, 2, 14, 23, 59).toISOString()

test('without a name, the dialog says “somebody else”', () => {
  expect(conflictWords(undefined, { both: 1, theirs: '' }, now)).toMatchObject({
    title: 'Changed by somebody else',
    whoChanged: 'Somebody saved this after you opened it, and you both changed this field.',
  })
})

test.each([
  [
    'with the time if it was today',
    today,
    'Sam saved this at 9:05 AM, after you opened it, and you both changed these fields.',
  ],
  [
    'with the day if it was earlier',
    yesterday,
    'Sam saved this on Mar 14, 2026, after you opened it, and you both changed these fields.',
  ],
])('the dialog says who saved the other version, %s', (_, at, whoChanged) => {
  expect(conflictWords({ firstName: 'Sam', isYou: false, at }, { both: 2, theirs: 'Notes' }, now)).toMatchObject({
    title: 'Changed by Sam',
    whoChanged,
    theirs: 'From Sam',
  })
})

test('the person’s own change in another window is not called somebody else’s', () => {
  const words = conflictWords({ firstName: 'Nora', isYou: true, at: today }, { both: 2, theirs: 'Notes' }, now)
  expect(Object.values(words).join(' ')).not.toMatch(/Nora|somebody|Their/)
  expect(words.whoChanged).toContain('You saved this at 9:05 AM in another window')
})
