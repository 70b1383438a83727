import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageWords,
  contentWeek,
  currentWeek,
  daysLeftWhenAsked,
  daysLeftWhenCountEnds,
  daysRemaining,
  dueWords,
  exampleJourney,
  gestationalAge,
  isPlausibleDueDate,
  isPlausibleEvent,
  isQuiet,
  mostChildren,
  nextStates,
  pregnancyLength,
  progressPercent,
  takeBackDays,
  weekAt,
} from './rules.ts'

// An independent calendar: Temporal lists every day from 2023 to 2033. The index in the list counts the days.
const days = daysOfTemporal('2023-01-01', '2034-01-01')
const dueDates = { from: days.indexOf('2024-01-01'), to: days.indexOf('2032-12-31') }

describe('every due date from 2024 to 2032', () => {
  test('has the right days remaining and the right week from 300 days before to 60 days after', () => {
    const wrong: string[] = []
    for (let due = dueDates.from; due <= dueDates.to; due += 1) {
      for (let today = due - 300; today <= due + 60; today += 1) {
        const [dueDate = '', date = ''] = [days[due], days[today]]
        const remaining = due - today
        const right =
          Object.is(daysRemaining(dueDate, date), remaining) &&
          currentWeek(dueDate, date) === weekBySpecification(remaining)
        if (!right) wrong.push(`${dueDate} on ${date}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('changes the week exactly every 7 days, from 8 to 40', () => {
    const wrong: string[] = []
    for (let due = dueDates.from; due <= dueDates.to; due += 1) {
      const weeks = days.slice(due - 300, due + 61).map((date) => currentWeek(days[due] ?? '', date))
      const changes = weeks.flatMap((week, index) => (index > 0 && week !== weeks[index - 1] ? [index - 300] : []))
      const isSteady = changes.every((day, index) => day === -223 + 7 * index && weeks[day + 300] === 9 + index)
      if (!isSteady || changes.length !== 32 || weeks[0] !== 8) wrong.push(String(days[due]))
    }
    expect(wrong).toEqual([])
  })
})

describe('the current week', () => {
  test.each([
    ['2025-10-08', '2024-12-01', 8],
    ['2025-10-08', '2025-02-26', 8],
    ['2025-10-08', '2025-02-27', 9],
    ['2025-10-08', '2025-10-01', 39],
    ['2025-10-08', '2025-10-02', 40],
    ['2025-10-08', '2025-12-31', 40],
    ['9999-12-31', '2025-10-02', 8],
    ['1900-01-01', '2025-10-02', 40],
  ])('for a due date %s on %s is %d', (dueDate, today, week) => {
    expect(currentWeek(dueDate, today)).toBe(week)
  })

  test('without a due date is the week of the example', () => {
    expect(currentWeek(null, '2026-05-01')).toBe(8)
    expect(exampleJourney).toEqual({ currentWeek: 8, dueDate: '2026-01-06', daysRemaining: 0 })
  })

  test('gives the progress in whole percent', () => {
    expect([8, 9, 13, 20, 29, 40].map(progressPercent)).toEqual([20, 23, 33, 50, 73, 100])
  })
})

describe('the gestational age', () => {
  test.each([
    ['2025-10-08', '2025-10-08', { weeks: 40, days: 0 }],
    ['2025-10-08', '2025-03-30', { weeks: 12, days: 4 }],
    ['2025-10-08', '2025-10-22', { weeks: 42, days: 0 }],
    ['2025-10-08', '2025-01-29', { weeks: 4, days: 0 }],
    ['2025-10-08', '2025-01-01', { weeks: 0, days: 0 }],
    ['2025-10-08', '2024-12-31', { weeks: 0, days: 0 }],
  ])('for a due date %s on %s is the number of completed weeks and days', (dueDate, today, age) => {
    expect(gestationalAge(dueDate, today)).toEqual(age)
  })

  test('is the time since the last period, in whole weeks and remaining days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dueDates.from, max: dueDates.to }),
        fc.integer({ min: 0, max: 340 }),
        (due, age) => {
          const { weeks, days: over } = gestationalAge(days[due] ?? '', days[due - pregnancyLength + age] ?? '')
          expect(weeks * 7 + over).toBe(age)
          expect(over).toBeGreaterThanOrEqual(0)
          expect(over).toBeLessThan(7)
        },
      ),
    )
  })

  test.each([
    [29, 3, '29 weeks and 3 days'],
    [29, 0, '29 weeks'],
    [1, 1, '1 week and 1 day'],
    [1, 0, '1 week'],
    [0, 0, '0 weeks'],
  ])('of %d weeks and %d days is shown as "%s"', (weeks, over, words) => {
    expect(ageWords({ weeks, days: over })).toBe(words)
  })
})

describe('the due date', () => {
  test.each([
    ['2026-03-25', '78 days remaining'],
    ['2026-01-07', '1 day remaining'],
    ['2026-01-06', 'Due today'],
    ['2026-01-05', '1 day past the due date'],
    ['2026-01-03', '3 days past the due date'],
  ])('%s is shown on 6 January as "%s"', (dueDate, words) => {
    expect(dueWords(dueDate, '2026-01-06')).toBe(words)
  })

  test('is plausible from 60 days ago to 300 days ahead', () => {
    const today = '2026-01-06'
    expect(['2025-11-07', '2026-01-06', '2026-11-02'].map((day) => isPlausibleDueDate(day, today))).toEqual([
      true,
      true,
      true,
    ])
    expect(['1900-01-01', '2025-11-06', '2026-11-03', '9999-12-31'].some((day) => isPlausibleDueDate(day, today))).toBe(
      false,
    )
  })
})

function weekBySpecification(remaining: number): number {
  let week = Math.ceil((280 - remaining) / 7)
  if (week < 1) week = 1
  if (week > 40) week = 40
  if (week < 8) week = 8
  return week
}

function daysOfTemporal(from: string, to: string): string[] {
  const start = Temporal.PlainDate.from(from)
  return Array.from({ length: start.until(to).days }, (_, days) => start.add({ days }).toString())
}

test.each([
  ['without a due date', null, '2026-03-15', 8],
  ['in week 30', '2026-05-30', '2026-03-15', 30],
  ['before week 4', '2026-12-01', '2026-03-15', 4],
  ['in week 5', '2026-11-20', '2026-03-15', 5],
  ['in week 42', '2026-03-02', '2026-03-15', 42],
  ['after week 42', '2026-02-01', '2026-03-15', 42],
])('for a journey %s, the guide shows week $3', (_, dueDate, today, week) => {
  expect(contentWeek(dueDate, today)).toBe(week)
})

describe('the state of a journey', () => {
  test('has only these transitions', () => {
    expect(nextStates).toEqual({
      expecting: ['paused', 'born', 'ended'],
      paused: ['expecting', 'born', 'ended'],
      born: ['born', 'ended'],
      ended: ['ended'],
    })
  })

  test.each([
    ['expecting', false],
    ['paused', true],
    ['born', false],
    ['ended', true],
  ] as const)('%s empties calendar feeds and stops messages: %s', (state, isStopped) => {
    expect(isQuiet(state)).toBe(isStopped)
  })

  test('can be taken back for 30 days, and a birth has at most 8 children', () => {
    expect([takeBackDays, mostChildren]).toEqual([30, 8])
  })

  test.each([
    ['2026-03-16', false],
    ['2026-03-15', true],
    ['2025-02-08', true],
    ['2025-02-07', false],
  ])('a birth or a loss on %s can be entered on 2026-03-15: %s', (day, isPossible) => {
    expect(isPlausibleEvent(day, '2026-03-15')).toBe(isPossible)
  })

  test('home asks whether the baby is here from 42+0, and stops counting from 43+0', () => {
    expect([daysLeftWhenAsked, daysLeftWhenCountEnds].map((days) => pregnancyLength - days)).toEqual([42 * 7, 43 * 7])
  })
})

test.each([
  [null, null],
  ['2026-05-28', 30],
])('with the due date %j, the week of 2026-03-15 is %j', (dueDate, week) => {
  expect(weekAt(dueDate, '2026-03-15')).toBe(week)
})
