import { describe, expect, test } from 'vitest'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { grades } from '../../content/calls.ts'
import { holdsOn } from '../../content/spans.ts'
import type { CallLine } from '../../contract.ts'
import { readCallAbout } from './call-about.ts'

/** Every day that a pregnancy can last, 0+0 to 44+0. */
const days = Array.from({ length: 44 * 7 + 1 }, (_, day) => day)
const at = (weeks: number, day = 0) => 7 * weeks + day
const always = [0, at(44)] as const

const linesOn = (region: Region, day: number) => readCallAbout({ region }).lines.filter((line) => holdsOn(line, day))

/**
 * Each sign: a pattern that only the line about it matches, its grade, and the first and last day on which it holds. Taken
 * from the clinical reference, not from the content.
 */
const signs: readonly (readonly [RegExp, CallLine['grade'], readonly [from: number, until: number]])[] = [
  [/chest pain/i, 'emergency', always],
  [/trouble breathing/i, 'emergency', always],
  [/a (fit|seizure)\b/i, 'emergency', always],
  [/face that droops/i, 'emergency', always],
  [/very heavy bleeding/i, 'emergency', always],
  [/harming yourself/i, 'emergency', always],
  [/160\/110/, 'emergency', always],
  [/tip of a shoulder/i, 'emergency', [0, at(15, 6)]],
  [/waters that break.*together with bleeding/i, 'emergency', [at(14), at(36, 6)]],
  [/cord/i, 'emergency', [at(20), at(44)]],
  [/have to push/i, 'emergency', [at(20), at(44)]],
  [/headache/i, 'now', always],
  [/flashing lights/i, 'now', always],
  [/swelling of the face or hands/i, 'now', always],
  [/under the ribs/i, 'now', always],
  [/38 °C|100\.4 °F/, 'now', always],
  [/swollen, red or painful/i, 'now', always],
  [/uneven heartbeat/i, 'now', always],
  [/no drink down for 8 hours/i, 'now', always],
  [/car crash/i, 'now', always],
  [/a leak of fluid/i, 'now', always],
  [/tightenings that come regularly/i, 'now', [at(14), at(36, 6)]],
  [/heavy pressure low down/i, 'now', [at(14), at(36, 6)]],
  [/moves less than usual/i, 'now', [at(20), at(44)]],
  [/felt no movement yet/i, 'now', [at(24), at(44)]],
  [/your waters break/i, 'now', [at(14), at(44)]],
  [/stays hard/i, 'now', [at(28), at(44)]],
  [/over two minutes/i, 'now', [at(37), at(44)]],
  [/brown, watery discharge/i, 'now', [0, at(13, 6)]],
  [/when you pass urine/i, 'today', always],
  [/140\/90/, 'today', always],
  [/low or anxious/i, 'today', always],
  [/rest does not help/i, 'today', always],
  [/itching/i, 'today', always],
  [/chickenpox.*measles.*parvovirus/i, 'today', always],
  [/valproate/i, 'today', always],
  [/hurts, threatens or frightens/i, 'today', always],
  [/spotting without pain/i, 'today', [0, at(13, 6)]],
]

describe.each(regions)('what to call about in the region %s', (region) => {
  test.each(signs)(
    'the sign %s has one line with the grade %s on each day that the reference gives, and no line on other days',
    (sign, grade, [from, until]) => {
      const daysWithLine = days.filter((day) => {
        const found = linesOn(region, day).filter(({ text }) => sign.test(text))
        expect(found.length, `day ${day}`).toBeLessThanOrEqual(1)
        if (found[0]) expect(found[0].grade, `day ${day}`).toBe(grade)
        return found.length === 1
      })
      expect([daysWithLine[0], daysWithLine.at(-1), daysWithLine.length]).toEqual([from, until, until - from + 1])
    },
  )

  test('fainting is an emergency until 15+6, because the pregnancy may be ectopic, and has the grade “now” from 16+0', () => {
    const gradesOf = (day: number) =>
      linesOn(region, day)
        .filter(({ text }) => /fainting/i.test(text))
        .map(({ grade }) => grade)
    for (const day of days) expect(gradesOf(day), `day ${day}`).toEqual([day <= at(15, 6) ? 'emergency' : 'now'])
  })

  test('the warning of preterm labour is shown until 36+6, but not on 37+0', () => {
    const isWarned = (day: number) => linesOn(region, day).some(({ text }) => /tightenings that come/i.test(text))
    expect([at(36), at(36, 1), at(36, 6), at(37)].map(isWarned)).toEqual([true, true, true, false])
  })

  test('the line on early bleeding names the early pregnancy unit only in the UK, until 13+6', () => {
    const isNamed = (day: number) => linesOn(region, day).some(({ text }) => /early pregnancy unit/i.test(text))
    expect([0, at(13, 6), at(14)].map(isNamed)).toEqual([region === 'uk', region === 'uk', false])
  })

  test('every day has more than three lines of each grade, and names no sign twice', () => {
    for (const day of days) {
      const lines = linesOn(region, day)
      for (const grade of grades) expect(lines.filter((line) => line.grade === grade).length).toBeGreaterThan(3)
      expect(new Set(lines.map(({ sign }) => sign)).size).toBe(lines.length)
    }
  })
})

test('every line for the UK matches a sign that this file lists', () => {
  for (const { text } of readCallAbout({ region: 'uk' }).lines)
    expect(
      signs.some(([sign]) => sign.test(text)) || /^(Seeing|Bleeding that|Being sick|Pain low|Any bleeding)/.test(text),
      text,
    ).toBe(true)
})

/** Signs after a birth and after a loss, from the clinical reference (its sections on the time after birth and on loss). */
const laterSigns: readonly (readonly [stage: 'after-birth' | 'after-loss', RegExp, CallLine['grade']])[] = [
  ['after-birth', /more than one pad in an hour/, 'emergency'],
  ['after-birth', /chest pain.*a (fit|seizure)/i, 'emergency'],
  ['after-birth', /face that droops/i, 'emergency'],
  ['after-birth', /seeing or hearing things/i, 'emergency'],
  ['after-birth', /harming yourself or your baby/i, 'emergency'],
  ['after-birth', /headache.*sight.*high blood pressure/i, 'now'],
  ['after-birth', /38 °C|100\.4 °F/, 'now'],
  ['after-birth', /smells bad/i, 'now'],
  ['after-birth', /breast that is red/i, 'now'],
  ['after-birth', /leg that is swollen/i, 'now'],
  ['after-birth', /more than two weeks/i, 'today'],
  ['after-loss', /more than one pad in an hour/, 'emergency'],
  ['after-loss', /face that droops/i, 'emergency'],
  ['after-loss', /harming yourself or somebody else(?!.*act on)/i, 'emergency'],
  ['after-loss', /one side or at the tip of a shoulder/i, 'emergency'],
  ['after-loss', /headache.*sight.*high blood pressure/i, 'now'],
  ['after-loss', /wound/i, 'now'],
  ['after-loss', /breast that is red/i, 'now'],
  ['after-loss', /severe pain/i, 'now'],
  ['after-loss', /38 °C|100\.4 °F/, 'now'],
  ['after-loss', /follow-up/i, 'today'],
]

describe.each(regions)('after a birth and after a loss, in the region %s', (region) => {
  test.each(laterSigns)(
    '%s: exactly one line matches %s, with the grade %s and without a first or last day',
    (stage, sign, grade) => {
      const found = readCallAbout({ region, stage }).lines.filter(({ text }) => sign.test(text))
      expect(found).toMatchObject([{ grade }])
      expect(found[0]).not.toMatchObject({ from: expect.anything() })
      expect(found[0]).not.toMatchObject({ until: expect.anything() })
    },
  )

  test('no line mentions movements, waters, contractions or the cord', () => {
    for (const stage of ['after-birth', 'after-loss'] as const)
      for (const { text } of readCallAbout({ region, stage }).lines)
        expect(text).not.toMatch(/moves|waters|contraction|cord/i)
  })

  test('after a loss no line congratulates or mentions a baby or a birth', () => {
    for (const { text } of readCallAbout({ region, stage: 'after-loss' }).lines)
      expect(text).not.toMatch(/baby|birth|congratul|newborn/i)
  })
})
