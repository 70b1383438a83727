/** A week's page and the list of what to call about give a sign the same grade on the same day. */
import { describe, expect, test } from 'vitest'
import { contentWeek, pregnancyLength } from '#features/journey/rules.ts'
import { type Carrying, carryings } from '#platform/shared/journey/carrying.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { grades } from '../../content/calls.ts'
import { holdsOn } from '../../content/spans.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import { readCallAbout } from './call-about.ts'
import { readGuide } from './read-guide.ts'

type Grade = (typeof grades)[number]

/** The words by which a sentence of a page states each grade. */
const gradeWords: Readonly<Record<Grade, RegExp>> = {
  emergency: /\b(?:emergency|ambulance)\b/i,
  now: /\bcalls?\b[^.]*\b(?:now|at once|straight away|right away|immediately|at any hour)\b|\bhelp at once\b|\bgo (?:in|to hospital) (?:at once|now)\b/i,
  today: /\bcall\b[^.]*\b(?:today|same day)\b/i,
}

/** Each sign: how pages name it, and how its line in the list of what to call about names it. */
const signs: readonly (readonly [name: string, onPages: RegExp, inList: RegExp])[] = [
  ['very heavy bleeding', /very heavy bleeding/i, /^Very heavy bleeding/],
  ['bleeding with strong pain', /bleeding with strong pain/i, /bleeding together with strong pain/],
  ['a little spotting', /(?<!more than )a little spotting/i, /^A little spotting/],
  ['more than spotting', /more than (?:a little )?spotting/i, /^Bleeding that is more than spotting|^Any bleeding/],
  [
    'bleeding',
    /(?<!heavy )\b(?:bleed|bleeding|blood is)\b(?! (?:with strong pain|more than|that is more than))/i,
    /^Any bleeding/,
  ],
  ['fainting', /\b(?:faint|fainting)\b/i, /fainting/i],
  ['strong pain on one side', /strong pain (?:low on one side|there)|tip of a shoulder/i, /tip of a shoulder/],
  ['pain on one side', /(?<!strong )pain (?:low )?(?:that stays )?on one side/i, /^Pain low down on one side/],
  ['headache', /headache|head aches/i, /^A headache/],
  ['swelling of the face or hands', /(?:face|hands) (?:or hands )?swell|sudden swelling/i, /^Sudden swelling/],
  ['itching', /\bitch(?:ing)?\b/i, /^Itching/],
  ['140/90', /140\/90/, /140\/90/],
  ['160/110', /160\/110/, /160\/110/],
  ['movements', /\bmovements?\b|\bbaby moves\b/i, /^Your baby moves less/],
  [
    'a leak of fluid',
    /\b(?:leak of fluid|(?:fluid|waters?)\b[^.]*\b(?:leaks?|gush|trickle)|leak fluid)\b/i,
    /leak of fluid/,
  ],
  ['waters that break', /\bwaters (?:that )?break/i, /^Your waters break/],
  ['fever', /\btemperature of 38|100\.4|\bfever\b/i, /^A temperature/],
  ['burning', /burning when|pain when you pass/i, /^Burning/],
  ['pain in the chest', /pain in (?:the|your) chest/i, /^Chest pain/],
  ['trouble breathing', /trouble breathing/i, /trouble breathing/],
  ['a leg', /\bleg\b[^.]*\b(?:swollen|swells)\b/i, /^One leg/],
]

/** Matches a sentence about later days. It is compared with the lines of all days, not only of the current day. */
const aboutLaterDays = /\bonce you know\b|\bby 24 weeks\b/i

/** Every day from 3+0 to 44+0, with the week whose page is shown on that day. */
const days = Array.from({ length: 41 * 7 + 1 }, (_, at) => 21 + at).map((day) => ({ day, week: weekOn(day) }))

describe.each(regions)('in the region %s', (region) => {
  test.each(carryings)('each page and the list give each sign the same grade on each day, for %s', (carrying) => {
    const wrong = days.flatMap(({ day, week }) => {
      const all = readCallAbout({ region, carrying }).lines
      const today = all.filter((line) => holdsOn(line, day))
      return gradedIn(week, region, carrying)
        .filter(({ line }) => holdsOn(line, day))
        .filter(({ grade, inList, sentence }) => {
          const list = aboutLaterDays.test(sentence) ? all : today
          return !list.some((said) => said.grade === grade && inList.test(said.text))
        })
        .map(({ name, grade, line }) => `week ${week} says ${grade} of ${name}: ${line.text}`)
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})

test.each(signs)('at least one page grades %s', (name) => {
  const named = days.flatMap(({ week }) => regions.flatMap((region) => gradedIn(week, region, 'unknown')))
  expect(named.map((graded) => graded.name)).toContain(name)
})

type Graded = { name: string; inList: RegExp; grade: Grade; sentence: string; line: TimedLine }
type TimedLine = Exclude<Line, string>

const found = new Map<string, readonly Graded[]>()

/** The graded signs of a page. If a sentence has a grade but no sign, the grade is for the signs of the sentence before. */
function gradedIn(week: number, region: Region, carrying: Carrying): readonly Graded[] {
  const key = `${week} ${region} ${carrying}`
  const known = found.get(key)
  if (known) return known
  const graded = linesOf(readGuide(week, region, carrying)).flatMap((line) => {
    const sentences = line.text.split(/(?<=[.?:])\s+/)
    return sentences.flatMap((sentence, at) => {
      const own = signsIn(sentence)
      const about = own.length > 0 ? own : signsIn(sentences[at - 1] ?? '')
      return grades
        .filter((grade) => gradeWords[grade].test(sentence))
        .flatMap((grade) => about.map(([name, , inList]) => ({ name, inList, grade, sentence, line })))
    })
  })
  found.set(key, graded)
  return graded
}

const signsIn = (sentence: string) => signs.filter(([, onPages]) => onPages.test(sentence))

function linesOf({ baby, mother, important, tips, journey }: WeekGuide): TimedLine[] {
  const { milestone, specialNotes, medicalActions, nutrition, vitalsTracking, motherActions, partnerActions } = journey
  const lists = [specialNotes, medicalActions, nutrition, vitalsTracking, motherActions, partnerActions]
  const parts = [baby, mother, important, tips].flatMap((part) => Object.values(part))
  return [milestone ?? [], ...parts, ...lists].flat().map((line) => (typeof line === 'string' ? { text: line } : line))
}

function weekOn(day: number): number {
  const dueDate = '2026-06-01'
  return contentWeek(dueDate, addDays(dueDate, day - pregnancyLength))
}
