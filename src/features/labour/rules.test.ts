import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractionsAt, hour, minute, note, second, start } from './fixtures.ts'
import {
  averageOfHour,
  averageWords,
  type CallRule,
  findAlarm,
  findCount,
  findRuleMet,
  findRunning,
  intervalWords,
  isBeforeTerm,
  isStoredInstant,
  joinNotes,
  lengthOf,
  lengthWords,
  ruleWords,
} from './rules.ts'

const every = (minutes: number, forMinutes: number) =>
  Array.from({ length: Math.floor(forMinutes / minutes) + 1 }, (_, count) => count * minutes)

describe('notes that belong together', () => {
  test('two phones that press within 30 seconds note one contraction, which ends with the later press', () => {
    const shown = joinNotes([
      note(start + 4 * second, start + 61 * second, 'partner'),
      note(start, start + 58 * second, 'mother'),
    ])
    expect(shown).toMatchObject([{ beganMs: start, endedMs: start + 61 * second }])
    expect(shown[0]?.notes).toHaveLength(2)
  })

  test('a late press does not restart a contraction that the other phone has ended', () => {
    const shown = joinNotes([note(start, start + minute, 'mother'), note(start + 3 * second, null, 'partner')])
    expect(shown).toMatchObject([{ beganMs: start, endedMs: start + minute }])
    expect(findRunning(shown, start + 2 * minute)).toBeUndefined()
  })

  test('a contraction that was ended by mistake goes on if somebody presses again at once', () => {
    const shown = joinNotes([note(start, start + 5 * second), note(start + 10 * second, null)])
    expect(shown).toMatchObject([{ beganMs: start, endedMs: null }])
    expect(findRunning(shown, start + 20 * second)).toBe(shown[0])
  })

  test('contractions two minutes apart are not joined, even if nobody noted the end of the first', () => {
    const shown = joinNotes([note(start, null), note(start + 2 * minute, start + 3 * minute)])
    expect(shown.map(lengthOf)).toEqual([null, minute])
  })

  test('a contraction without an end is over after ten minutes', () => {
    const shown = joinNotes([note(start, null)])
    expect(findRunning(shown, start + 10 * minute - 1)).toBe(shown[0])
    expect(findRunning(shown, start + 10 * minute)).toBeUndefined()
  })

  const anyNotes = fc
    .array(
      fc.record({ began: fc.integer({ min: 0, max: 7200 }), lasts: fc.option(fc.integer({ min: 0, max: 600 })) }),
      {
        maxLength: 30,
      },
    )
    .map((all) =>
      all.map(({ began, lasts }, index) =>
        note(start + began * second, lasts === null ? null : start + (began + lasts) * second, `key-${index}`),
      ),
    )

  test('the order in which notes arrive does not matter, no note is lost, and contractions never overlap', () => {
    fc.assert(
      fc.property(anyNotes, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (notes, random) => {
        const shown = joinNotes(notes)
        const shuffled = notes
          .map((each) => ({ each, place: random.next().value }))
          .toSorted((one, other) => Number(one.place) - Number(other.place))
          .map(({ each }) => each)
        expect(joinNotes(shuffled)).toEqual(shown)
        expect(new Set(shown.flatMap((each) => each.notes.map(({ key }) => key))).size).toBe(notes.length)
        for (const [index, { beganMs, endedMs }] of shown.entries()) {
          const next = shown[index + 1]
          if (endedMs !== null) expect(endedMs).toBeGreaterThanOrEqual(beganMs)
          if (next) expect(next.beganMs).toBeGreaterThanOrEqual(endedMs ?? beganMs)
        }
      }),
    )
  })
})

describe('the average of the last hour', () => {
  test('measures from start to start, and counts only contractions that began within the hour', () => {
    const shown = contractionsAt([0, 70, 76, 82, 90], 50)
    expect(averageOfHour(shown, start + 91 * minute)).toEqual({
      count: 4,
      intervalMs: (20 / 3) * minute,
      lengthMs: 50 * second,
    })
  })

  test('has no interval for one contraction, no length if no end was noted, and no words without contractions', () => {
    expect(averageOfHour(joinNotes([note(start, null)]), start + minute)).toEqual({
      count: 1,
      intervalMs: null,
      lengthMs: null,
    })
    expect(averageWords(averageOfHour([], start))).toBeNull()
  })

  test.each([
    [contractionsAt([0, 6, 12], 52), 'In the last hour: 3 contractions, about 6 minutes apart, about 50 seconds long.'],
    [contractionsAt([0], 60), 'In the last hour: 1 contraction, about 60 seconds long.'],
  ])('is put into words', (shown, words) => {
    expect(averageWords(averageOfHour(shown, start + 20 * minute))).toBe(words)
  })
})

const fiveOneOne: CallRule = { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 }

describe('the call rule', () => {
  test.each<[string, readonly number[], number, boolean]>([
    ['is met by an hour of contractions every 5 minutes, a minute long', every(5, 60), 60, true],
    ['is met by an hour of contractions every 4 minutes', every(4, 60), 60, true],
    ['is met by contractions of 56 seconds, which people call a minute', every(5, 60), 56, true],
    ['is not met by contractions of 54 seconds', every(5, 60), 54, false],
    ['is not met by contractions every 6 minutes', every(6, 60), 60, false],
    ['is not met by only 50 minutes of contractions', every(5, 50), 60, false],
    ['is not met by two contractions', [0, 60], 60, false],
    ['is met even if nobody noted one of the contractions', every(5, 60).filter((each) => each !== 30), 60, true],
  ])('%s', (_, minutes, seconds, isMet) => {
    const shown = contractionsAt(minutes, seconds)
    expect(findRuleMet(shown, fiveOneOne, start + 61 * minute) !== null).toBe(isMet)
  })

  test('stays met for two hours, even if nobody presses any more', () => {
    const shown = contractionsAt(every(5, 60))
    expect(findRuleMet(shown, fiveOneOne, start + 3 * hour - 1)).toBe(start + hour)
    expect(findRuleMet(shown, fiveOneOne, start + 3 * hour)).toBeNull()
  })

  test('ignores the length of contractions if the rule has no length', () => {
    const rule = { everyMinutes: 5, lastingSeconds: 0, forMinutes: 20 }
    expect(findRuleMet(contractionsAt(every(5, 20), 20), rule, start + 21 * minute)).toBe(start + 20 * minute)
  })

  test('that is met by contractions is also met by more frequent or longer contractions', () => {
    const gaps = fc.integer({ min: 2, max: 12 })
    fc.assert(
      fc.property(
        gaps,
        gaps,
        fc.integer({ min: 10, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (one, other, seconds, more) => {
          const [short, long] = [Math.min(one, other), Math.max(one, other)]
          const isMet = (gap: number, length: number) =>
            findRuleMet(contractionsAt(every(gap, 120), length), fiveOneOne, start + 2 * hour) !== null
          if (isMet(long, seconds)) expect(isMet(short, Math.min(seconds + more, 110))).toBe(true)
        },
      ),
    )
  })
})

describe('the alarm that does not depend on the rule', () => {
  test.each<[string, ReturnType<typeof joinNotes>, number, string | null]>([
    ['is raised for a contraction of over two minutes', contractionsAt([0], 121), 5, 'long'],
    ['is not raised for a contraction of two minutes', contractionsAt([0], 120), 5, null],
    ['is raised for a contraction that has now lasted over two minutes', joinNotes([note(start, null)]), 2.1, 'long'],
    ['is not raised for a contraction whose end nobody noted', joinNotes([note(start, null)]), 11, null],
    ['is raised for six contractions within ten minutes', contractionsAt([0, 2, 4, 6, 8, 10], 40), 11, 'often'],
    [
      'is not raised for six contractions within more than ten minutes',
      contractionsAt([0, 2, 4, 6, 8, 10.1], 40),
      11,
      null,
    ],
    ['is not raised for a long contraction more than two hours ago', contractionsAt([0], 150), 121, null],
  ])('%s', (_, shown, minutes, alarm) => {
    expect(findAlarm(shown, start + minutes * minute)).toBe(alarm)
  })
})

test('a day is before term until 36+6; without a due date this is unknown', () => {
  expect(isBeforeTerm('2026-05-28', '2026-05-06')).toBe(true)
  expect(isBeforeTerm('2026-05-28', '2026-05-07')).toBe(false)
  expect(isBeforeTerm(null, '2026-05-07')).toBeNull()
})

describe('a count of movements', () => {
  const counted = (minutes: readonly number[]) =>
    minutes.map((each) => ({ feltAt: new Date(start + each * minute).toISOString(), feeling: 'counted' as const }))
  const tenInTwoHours = { movements: 10, hours: 2 }
  const tenMovements = Array.from({ length: 10 }, (_, index) => index)

  test.each<[string, readonly number[], number, object | null]>([
    ['does not exist without movements', [], 0, null],
    ['has three movements so far', [0, 5, 9], 10, { count: 3, isOver: false }],
    ['is over after two hours, with three movements', [0, 5, 9], 121, { count: 3, isOver: true }],
    ['begins again with the movement after the tenth', [...tenMovements, 30], 31, { count: 1, isOver: false }],
    ['begins again with a movement after two hours', [0, 5, 130], 131, { count: 1, isOver: false }],
    ['is no longer shown on the next day', [0, 5], 24 * 60, null],
  ])('%s', (_, minutes, now, count) => {
    const found = findCount(counted(minutes), tenInTwoHours, start + now * minute)
    if (count === null) expect(found).toBeNull()
    else expect(found).toMatchObject(count)
  })

  test('does not include notes that movements felt as usual', () => {
    const usual = [{ feltAt: new Date(start).toISOString(), feeling: 'usual' as const }]
    expect(findCount(usual, tenInTwoHours, start)).toBeNull()
  })
})

test.each([
  [lengthWords(1000), '1 second'],
  [lengthWords(89_400), '89 seconds'],
  [lengthWords(90_000), '1 minute 30 seconds'],
  [lengthWords(120_000), '2 minutes'],
  [intervalWords(20_000), 'under a minute'],
  [intervalWords(4.4 * minute), '4 minutes'],
  [intervalWords(hour + 20 * minute), '1 hour 20 minutes'],
  [ruleWords(fiveOneOne), '5 minutes apart, 1 minute long, for 1 hour'],
  [ruleWords({ everyMinutes: 6, lastingSeconds: 0, forMinutes: 20 }), '6 minutes apart, for 20 minutes'],
])('lengths, intervals and rules are put into words: “%s”', (words, expected) => {
  expect(words).toBe(expected)
})

test.each([
  ['2026-05-27T02:00:00.000Z', true],
  ['2026-05-27T02:00:00Z', false],
  ['2026-13-27T02:00:00.000Z', false],
  ['2026-05-27T04:00:00.000+02:00', false],
])('the instant %s is accepted: %s', (text, isAccepted) => {
  expect(isStoredInstant(text)).toBe(isAccepted)
})
