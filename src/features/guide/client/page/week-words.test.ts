import { describe, expect, test } from 'vitest'
import { currentWeek } from '#features/journey/rules.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { daysToDraw, firstDayOf, timeWords } from './week-words.ts'

const dueDate = '2026-05-30'
const today = '2026-03-15'

test('a week begins on the day it becomes the current one', () => {
  for (let week = 9; week <= 40; week += 1) {
    const begin = firstDayOf(week, dueDate)
    expect(currentWeek(dueDate, begin)).toBe(week)
    expect(currentWeek(dueDate, addDays(begin, -1))).toBe(week - 1)
  }
})

describe('the time of a week', () => {
  test('is the exact age in the current week', () => {
    expect(timeWords(30, { isPresent: true, dueDate, today })).toBe('29 weeks and 1 day')
  })

  test('after the due date also says how long ago that was', () => {
    expect(timeWords(40, { isPresent: true, dueDate, today: '2026-06-02' })).toBe(
      '40 weeks and 3 days, 3 days past the due date',
    )
    expect(timeWords(40, { isPresent: true, dueDate, today: dueDate })).toBe('40 weeks')
  })

  test.each([
    [29, 'Began Mar 8, 2026'],
    [31, 'Begins Mar 22, 2026'],
  ])('is the first day of week %i if that is not the current one', (week, words) => {
    expect(timeWords(week, { isPresent: false, dueDate, today })).toBe(words)
  })
})

describe('the drawn baby', () => {
  test('has its exact age in the current week', () => {
    expect(daysToDraw(30, { isPresent: true, dueDate, today })).toBe(29 * 7 + 1)
  })

  test('has the age at the end of any other week, and of the example', () => {
    expect(daysToDraw(31, { isPresent: false, dueDate, today })).toBe(31 * 7)
    expect(daysToDraw(8, { isPresent: true, dueDate: null, today })).toBe(8 * 7)
  })

  test('is no younger than 4 weeks and no older than 42', () => {
    expect(daysToDraw(8, { isPresent: true, dueDate, today: addDays(dueDate, -300) })).toBe(4 * 7)
    expect(daysToDraw(40, { isPresent: true, dueDate, today: addDays(dueDate, 60) })).toBe(42 * 7)
  })
})
