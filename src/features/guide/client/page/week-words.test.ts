import { afterEach, describe, expect, test } from 'vitest'
import { currentWeek } from '#features/journey/rules.ts'
import { findLanguageBy } from '#language/current-language.ts'
import { sourceLanguage } from '#language/languages.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { daysToDraw, firstDayOf, lineWords, timeWords } from './week-words.ts'

const dueDate = '2026-05-30'
const today = '2026-03-15'

afterEach(() => findLanguageBy(() => sourceLanguage))

test('a week begins on the day on which it becomes the current week', () => {
  for (let week = 9; week <= 40; week += 1) {
    const begin = firstDayOf(week, dueDate)
    expect(currentWeek(dueDate, begin)).toBe(week)
    expect(currentWeek(dueDate, addDays(begin, -1))).toBe(week - 1)
  }
})

describe('the time of a week', () => {
  test('the current week shows the exact age', () => {
    expect(timeWords(30, { isPresent: true, dueDate, today })).toBe('29 weeks and 1 day')
  })

  test('after the due date the current week also shows the days since then', () => {
    expect(timeWords(40, { isPresent: true, dueDate, today: '2026-06-02' })).toBe(
      '40 weeks and 3 days, 3 days past the due date',
    )
    expect(timeWords(40, { isPresent: true, dueDate, today: dueDate })).toBe('40 weeks')
  })

  test.each([
    [29, 'en-gb', 'Began 8 Mar 2026'],
    [29, 'en', 'Began Mar 8, 2026'],
    [31, 'en-gb', 'Begins 22 Mar 2026'],
  ] as const)(
    'week %i, which is not the current one, shows its first day, in the language %s',
    (week, language, words) => {
      findLanguageBy(() => language)
      expect(timeWords(week, { isPresent: false, dueDate, today })).toBe(words)
    },
  )
})

describe('a line', () => {
  const line = { text: 'A birth counts as full term.', from: 259 }

  test('a line that holds in the whole week shows only its text', () => {
    expect(lineWords('Rest when you can.', { dueDate })).toBe('Rest when you can.')
    expect(lineWords({ text: 'Rest when you can.' }, { dueDate })).toBe('Rest when you can.')
  })

  test.each([
    ['en-gb', 'From Saturday 9 May: A birth counts as full term.'],
    ['en', 'From Saturday, May 9: A birth counts as full term.'],
  ] as const)(
    'a line that begins in the week shows the date, counted from the due date, in the language %s',
    (language, words) => {
      findLanguageBy(() => language)
      expect(lineWords(line, { dueDate })).toBe(words)
    },
  )

  test('a line that ends in the week shows its last day, even if the line also begins in that week', () => {
    expect(lineWords({ text: 'Call.', until: 258 }, { dueDate })).toBe('Until Friday, May 8: Call.')
    expect(lineWords({ text: 'Call.', from: 255, until: 258 }, { dueDate })).toBe(
      'From Tuesday, May 5 until Friday, May 8: Call.',
    )
  })

  test('without a due date a line shows ages', () => {
    expect(lineWords(line, { dueDate: null })).toBe('From 37 weeks: A birth counts as full term.')
    expect(lineWords({ text: 'Call.', until: 258 }, { dueDate: null })).toBe('Until 36 weeks and 6 days: Call.')
  })
})

describe('the drawn baby', () => {
  test('in the current week the drawn baby has its exact age', () => {
    expect(daysToDraw(30, { isPresent: true, dueDate, today })).toBe(29 * 7 + 1)
  })

  test('in other weeks, and without a due date, the drawn baby has the age at the end of the week', () => {
    expect(daysToDraw(31, { isPresent: false, dueDate, today })).toBe(31 * 7)
    expect(daysToDraw(8, { isPresent: true, dueDate: null, today })).toBe(8 * 7)
  })

  test('the drawn baby is at least 4 and at most 42 weeks old', () => {
    expect(daysToDraw(8, { isPresent: true, dueDate, today: addDays(dueDate, -300) })).toBe(4 * 7)
    expect(daysToDraw(40, { isPresent: true, dueDate, today: addDays(dueDate, 60) })).toBe(42 * 7)
  })
})
