/** The exact bounds of contractions, averages, rules and counts. */
import { describe, expect, test } from 'vitest'
import { contractionsAt, hour, minute, note, second, start } from './fixtures.ts'
import {
  averageOfHour,
  averageWords,
  type CallRule,
  findAlarm,
  findCount,
  findRuleMet,
  gestationalDays,
  intervalWords,
  isStoredInstant,
  joinNotes,
  lengthWords,
  type Noted,
  ruleWords,
} from './rules.ts'

const every = (minutes: number, count: number) => Array.from({ length: count }, (_, index) => index * minutes)

describe('two notes', () => {
  test.each<[string, Noted, Noted, readonly (number | null)[]]>([
    ['30 seconds apart are one contraction', note(0, null), note(30 * second, null), [null]],
    ['more than 30 seconds apart are two contractions', note(0, null), note(30 * second + 1, null), [null, null]],
    [
      'are two contractions if one begins when the other ends',
      note(0, minute),
      note(minute, 2 * minute),
      [minute, 2 * minute],
    ],
    ['that overlap are one contraction', note(0, minute), note(minute - 1, 2 * minute), [2 * minute]],
    [
      'are one contraction if the first lasted only ten seconds and the second begins at its end',
      note(0, 10 * second),
      note(10 * second, null),
      [null],
    ],
  ])('%s', (_, one, other, ends) => {
    expect(joinNotes([one, other]).map(({ endedMs }) => endedMs)).toEqual(ends)
  })

  test('of the same instant are sorted by their keys, in whatever order they arrive', () => {
    const [a, b] = [note(0, null, 'a'), note(0, null, 'b')]
    for (const notes of [
      [a, b],
      [b, a],
    ])
      expect(joinNotes(notes)).toMatchObject([{ notes: [{ key: 'a' }, { key: 'b' }] }])
  })
})

describe('the average of the last hour', () => {
  test('counts a contraction that begins now, but not one that began an hour ago', () => {
    expect(averageOfHour(contractionsAt([0, 30, 60]), start + hour)).toMatchObject({
      count: 2,
      intervalMs: 30 * minute,
    })
    expect(averageOfHour(contractionsAt([0, 30, 60]), start + hour - 1)).toMatchObject({
      count: 2,
      intervalMs: 30 * minute,
    })
    expect(averageOfHour(contractionsAt([0, 30]), start + hour - 1).count).toBe(2)
  })

  test.each<[number, string]>([
    [0, 'under 5 seconds long'],
    [2.499 * second, 'under 5 seconds long'],
    [2.5 * second, 'about 5 seconds long'],
    [52.499 * second, 'about 50 seconds long'],
    [52.5 * second, 'about 55 seconds long'],
    [600 * second, 'about 10 minutes long'],
  ])('rounds a length of %i ms to 5 seconds, and calls it “under 5 seconds” if that would be 0', (lengthMs, words) => {
    expect(averageWords({ count: 2, intervalMs: null, lengthMs })).toBe(`In the last hour: 2 contractions, ${words}.`)
  })
})

test.each<[number, string]>([
  [29.999 * second, 'under a minute apart'],
  [30 * second, 'about 1 minute apart'],
])('an average interval of %i ms is called “%s”', (intervalMs, words) => {
  expect(averageWords({ count: 2, intervalMs, lengthMs: null })).toBe(`In the last hour: 2 contractions, ${words}.`)
})

describe('the call rule', () => {
  const rule: CallRule = { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 }

  test.each<[string, ReturnType<typeof contractionsAt>, Partial<CallRule>, boolean]>([
    ['is met by twelve contractions in 55 minutes', contractionsAt(every(5, 12)), {}, true],
    ['is not met by eleven contractions in 50 minutes', contractionsAt(every(5, 11)), {}, false],
    ['is met by contractions of 55 seconds', contractionsAt(every(5, 13), 55), {}, true],
    ['is not met by contractions of just under 55 seconds', contractionsAt(every(5, 13), 54.995), {}, false],
    [
      'with a length of 55 seconds is not met by contractions of 50 seconds',
      contractionsAt(every(5, 13), 50),
      { lastingSeconds: 55 },
      false,
    ],
    ['is met by contractions every 5.4 minutes', contractionsAt(every(5.4, 12)), {}, true],
    ['is not met by contractions every 5.6 minutes', contractionsAt(every(5.6, 12)), {}, false],
    [
      'is met by an hour of contractions, even if another came three hours before that hour',
      contractionsAt([0, ...every(5, 13).map((each) => each + 180)]),
      {},
      true,
    ],
    [
      'without a length is met by contractions without an end',
      contractionsAt(every(5, 13), null),
      { lastingSeconds: 0 },
      true,
    ],
    [
      'with a length is not met by contractions without an end',
      contractionsAt(every(5, 13), null),
      { lastingSeconds: 1 },
      false,
    ],
    ['over ten minutes is met by three contractions', contractionsAt([0, 5, 10]), { forMinutes: 10 }, true],
    ['is not met by two contractions', contractionsAt([0, 10]), { everyMinutes: 10, forMinutes: 10 }, false],
  ])('%s', (_, shown, change, isMet) => {
    const lastMs = shown.at(-1)?.beganMs ?? 0
    expect(findRuleMet(shown, { ...rule, ...change }, lastMs)).toBe(isMet ? lastMs : null)
  })

  test('stays met after the contractions have become further apart', () => {
    expect(findRuleMet(contractionsAt([...every(5, 13), 80, 100]), rule, start + 101 * minute)).toBe(start + hour)
  })
})

describe('the alarm that does not depend on the rule', () => {
  test.each<[string, ReturnType<typeof contractionsAt>, number, string | null]>([
    ['is not raised for a long contraction exactly two hours ago', contractionsAt([0], 150), 120, null],
    ['is raised for a long contraction less than two hours ago', contractionsAt([0], 150), 119.9, 'long'],
    ['is not raised for a contraction that has just begun', contractionsAt([0], null), 0.1, null],
    ['is not raised for a contraction that has lasted for two minutes', contractionsAt([0], null), 2, null],
  ])('%s', (_, shown, minutes, alarm) => {
    expect(findAlarm(shown, start + minutes * minute)).toBe(alarm)
  })
})

test('four days before the due date the pregnancy is on day 276', () => {
  expect(gestationalDays('2026-05-28', '2026-05-24')).toBe(276)
})

describe('a count of movements', () => {
  const counted = (minutes: readonly number[]) =>
    minutes.map((each) => ({ feltAt: new Date(start + each * minute).toISOString(), feeling: 'counted' as const }))
  const tenInTwoHours = { movements: 10, hours: 2 }
  const find = (minutes: readonly number[], nowMs: number) => findCount(counted(minutes), tenInTwoHours, nowMs)

  test('does not depend on the order in which the movements arrive', () => {
    for (const minutes of [
      [0, 5, 130, 131],
      [131, 130, 5, 0],
      [130, 0, 131, 5],
    ])
      expect(find(minutes, start + 132 * minute)).toEqual({ beganMs: start + 130 * minute, count: 2, isOver: false })
  })

  test('lasts for two hours', () => {
    expect(find([0, 120], start + 2 * hour)).toEqual({ beganMs: start, count: 2, isOver: false })
    expect(find([0], start + 2 * hour + 1)).toEqual({ beganMs: start, count: 1, isOver: true })
  })

  test('is shown for two hours after its time is over', () => {
    expect(find([0], start + 4 * hour)).toMatchObject({ count: 1 })
    expect(find([0], start + 4 * hour + 1)).toBeNull()
  })
})

test.each<[number, string]>([
  [1500, '2 seconds'],
  [59_499, '59 seconds'],
  [60_500, '61 seconds'],
  [119_000, '1 minute 59 seconds'],
  [121_000, '2 minutes 1 second'],
])('a length of %i ms reads %s', (ms, words) => expect(lengthWords(ms)).toBe(words))

test.each<[number, string]>([
  [0.4, 'under a minute'],
  [0.5, '1 minute'],
  [1, '1 minute'],
  [4.6, '5 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [119, '1 hour 59 minutes'],
  [121, '2 hours 1 minute'],
])('an interval of %d minutes reads %s', (minutes, words) => expect(intervalWords(minutes * minute)).toBe(words))

test.each<[number, string]>([
  [1, '5 minutes apart, 1 second long, for 1 hour'],
  [45, '5 minutes apart, 45 seconds long, for 1 hour'],
  [180, '5 minutes apart, 3 minutes long, for 1 hour'],
])('a rule for contractions of %i seconds is put into words', (lastingSeconds, words) => {
  expect(ruleWords({ everyMinutes: 5, lastingSeconds, forMinutes: 60 })).toBe(words)
})

test.each(['+002026-05-27T02:00:00.000Z', '2026-05-27T02:00:00.000Z (UTC)', ' 2026-05-27T02:00:00.000Z', ''])(
  'the instant %j is refused',
  (text) => expect(isStoredInstant(text)).toBe(false),
)
