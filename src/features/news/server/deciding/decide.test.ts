/** Compares thousands of random cases with a second implementation of the rules, which uses Temporal for the clocks. */
import { describe, expect, test } from 'vitest'
import { allRights } from '#app/server/testing.ts'
import type { NewsSubject } from '#platform/server/news/news-kind.ts'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { leads } from '#platform/shared/news/reminder-leads.ts'
import { defaultFrequencies, frequencies, newsWays, type QuietHours } from '../../rules.ts'
import { decide, decideDue } from './decide.ts'
import { checkCases, clockChanges, type Draw, quietHours, zones } from './testing.ts'

const cases = 4000
const minute = 60_000
const hour = 60 * minute

type Question = Parameters<typeof decide>[0]

/** Most conditions hold in most cases, so that many cases lead to a message. */
function drawQuestion(draw: Draw): Question {
  const now = new Date(draw.one(clockChanges) + (draw.upTo(96 * 60) - 48 * 60) * minute + draw.upTo(59_999))
  const happenedAt = new Date(now.getTime() - draw.upTo(draw.chance(80) ? 4 * minute : 30 * hour))
  const topic = draw.one(newsTopics)
  const pick = () => Object.fromEntries(newsTopics.map((each) => [each, draw.one(frequencies)]))
  const since = () => (draw.chance(50) ? new Date(happenedAt.getTime() - draw.upTo(6 * minute)) : null)
  return {
    event: {
      topic,
      section: draw.chance(80) ? 'updates' : null,
      isGathered: draw.chance(50),
      actorId: draw.one([1, 2, 2, 2, 2, null]),
      happenedAt,
      lead: null,
      aboutAt: draw.chance(20) ? new Date(now.getTime() + (draw.upTo(72) - 12) * hour) : null,
    },
    subject: draw.chance(90) ? drawSubject(draw, now) : undefined,
    person: { userId: 1, joinedAt: new Date(happenedAt.getTime() + (draw.chance(90) ? -hour : hour)) },
    rights: draw.chance(80) ? allRights : { ...allRights, updates: 'nothing' },
    isQuietJourney: draw.chance(10),
    choices: {
      frequencies: {
        ...defaultFrequencies,
        push: { ...defaultFrequencies.push, ...pick() },
        mail: { ...defaultFrequencies.mail, ...pick() },
      },
      timeZone: draw.one(zones),
      quietHours: draw.one(quietHours),
      leads: draw.one([[], ['day'], leads] as const),
    },
    waitingSince: { push: since(), mail: since() },
    now,
  }
}

function drawSubject(draw: Draw, now: Date): NewsSubject {
  const seen = draw.chance(20) && { seenBy: draw.one([[1], [2], [1, 2]]) }
  const dated = draw.chance(40) && { startsAt: new Date(now.getTime() + (draw.upTo(96 * 60) - 6 * 60) * minute) }
  const base = { path: '/', content: 'Words', ...seen, ...dated } as const
  return draw.chance(60) ? base : { ...base, audience: draw.one([[1], [1, 2], [1, 3], [2]]) }
}

/** Why the person must not hear of the event; null if there is no reason. */
function objection({ event, subject, person, rights, isQuietJourney }: Omit<Question, 'waitingSince'>): string | null {
  if (!subject) return 'it is gone'
  if (event.section === 'updates' && rights.updates === 'nothing') return 'they may not see it'
  if (subject.audience && !subject.audience.some((id) => id === person.userId)) return 'it is for others'
  if (event.actorId === person.userId) return 'they did it themselves'
  if (isQuietJourney) return 'the journey is paused or has ended'
  if (event.happenedAt.getTime() < person.joinedAt.getTime()) return 'they joined later'
  return null
}

const isSeen = ({ subject, person }: Pick<Question, 'subject' | 'person'>) =>
  (subject?.seenBy ?? []).some((id) => id === person.userId)

const localTime = (instant: Date, timeZone: string) =>
  Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO(timeZone)

function isQuiet(instant: Date, { timeZone, quietHours }: { timeZone: string; quietHours: QuietHours | null }) {
  if (!quietHours) return false
  const time = localTime(instant, timeZone).toPlainTime().toString().slice(0, 5)
  const { from, until } = quietHours
  return from < until ? time >= from && time < until : time >= from || time < until
}

/** The latest instant at which the message may be due. */
function deadlineOf({ event, subject, choices, waitingSince, now }: Question, way: 'push' | 'mail'): number {
  const frequency = choices.frequencies[way][event.topic]
  const zoned = localTime(now, choices.timeZone)
  let latest = now.getTime()
  if (event.isGathered) {
    const first = (waitingSince[way] ?? event.happenedAt).getTime()
    latest = Math.max(latest, Math.min(event.happenedAt.getTime() + minute, first + 5 * minute))
  }
  const soonest = untilNotQuiet(latest, choices)
  if (frequency !== 'daily' && frequency !== 'weekly') return soonest
  const days = Array.from({ length: 9 }, (_, ahead) => zoned.toPlainDate().add({ days: ahead }))
  const due = days
    .filter((day) => frequency === 'daily' || day.dayOfWeek === 7)
    .map((day) => day.toZonedDateTime({ timeZone: choices.timeZone, plainTime: '18:00' }).epochMilliseconds)
  const digest = untilNotQuiet(due.find((each) => each > now.getTime()) ?? Number.NaN, choices)
  return dates({ event, subject, now }).some((date) => digest >= date) ? Math.max(soonest, now.getTime()) : digest
}

/** The dates before which a message is useful: the subject's date, and its old date, which people may still expect. */
function dates({ event, subject, now }: Pick<Question, 'event' | 'subject' | 'now'>): number[] {
  if (!subject?.startsAt) return []
  const old = event.aboutAt && event.aboutAt > now ? [event.aboutAt.getTime()] : []
  return [subject.startsAt.getTime(), ...old]
}

/** Whether the subject's date has come by then. From then on, nobody gets a message about it. */
const hasBegun = ({ subject }: Pick<Question, 'subject'>, at: number) =>
  subject?.startsAt !== undefined && subject.startsAt.getTime() <= at

/** The instant itself, or the end of the quiet hours that it falls in. */
function untilNotQuiet(instant: number, choices: Question['choices']): number {
  if (!choices.quietHours || !isQuiet(new Date(instant), choices)) return instant
  const day = localTime(new Date(instant), choices.timeZone).toPlainDate()
  const { timeZone } = choices
  const ends = [0, 1, 2].flatMap((ahead) =>
    (['earlier', 'later'] as const).map(
      (disambiguation) =>
        day
          .add({ days: ahead })
          .toPlainDateTime(choices.quietHours?.until)
          .toZonedDateTime(timeZone, { disambiguation: disambiguation }).epochMilliseconds,
    ),
  )
  return Math.max(...ends.filter((end) => end > instant).slice(0, 2), instant)
}

const checkAll = (check: (question: Question, draw: Draw) => void) => checkCases(cases, drawQuestion, check)

describe('about an event', () => {
  test('it is in the list of a person if and only if there is no reason against it', () => {
    const met = new Set<string | null>()
    checkAll((question) => {
      const against = objection(question)
      met.add(against)
      const decision = decide(question)
      expect(decision.list, `${against}`).toBe(against === null)
      if (against !== null) expect(decision, against).toEqual({ list: false, isSeen: false, push: null, mail: null })
    })
    expect(met.size).toBe(7)
  })

  test('if the person has seen it, it is in the list as read, and is not sent to them', () => {
    checkAll((question) => {
      if (objection(question) !== null) return
      const { isSeen: decided, push, mail } = decide(question)
      expect(decided).toBe(isSeen(question))
      if (decided) expect([push, mail]).toEqual([null, null])
    })
  })

  test('people who chose “never” for a way get no message in it; others get one, unless the date comes first', () => {
    let begun = 0
    checkAll((question) => {
      if (objection(question) !== null || isSeen(question)) return
      const decision = decide(question)
      for (const way of newsWays) {
        const isNever = question.choices.frequencies[way][question.event.topic] === 'never'
        if (isNever) expect(decision[way]).toBeNull()
        else if (decision[way] === null) {
          begun += 1
          expect(hasBegun(question, deadlineOf(question, way)), way).toBe(true)
        } else expect(hasBegun(question, decision[way].getTime()), way).toBe(false)
      }
    })
    expect(begun).toBeGreaterThan(50)
  })

  test('a daily or weekly message never comes after the date that a person knows, if there was time to tell them', () => {
    checkAll((question) => {
      const decision = decide(question)
      for (const way of newsWays) {
        const due = decision[way]?.getTime()
        if (due === undefined || due === untilNotQuiet(question.now.getTime(), question.choices)) continue
        if (question.choices.frequencies[way][question.event.topic] === 'at-once' || question.event.isGathered) continue
        for (const date of dates(question)) expect(due, way).toBeLessThan(date)
      }
    })
  })

  test('no message is due in the quiet hours, or in the past', () => {
    checkAll((question) => {
      for (const due of Object.values(decide(question)))
        if (due instanceof Date) {
          expect(isQuiet(due, question.choices), due.toISOString()).toBe(false)
          expect(due.getTime()).toBeGreaterThanOrEqual(question.now.getTime())
        }
    })
  })

  test('no message is due after its deadline', () => {
    checkAll((question) => {
      const decision = decide(question)
      for (const way of newsWays)
        if (decision[way]) expect(decision[way].getTime(), way).toBeLessThanOrEqual(deadlineOf(question, way))
    })
  })

  test('without quiet hours or a date, a daily message comes at 18:00 in the person’s time zone, a weekly one on Sunday', () => {
    checkAll((question) => {
      const { choices, event } = question
      if (!question.subject) return
      const { startsAt: _, ...subject } = question.subject
      const due = decide({ ...question, subject, choices: { ...choices, quietHours: null } }).mail
      const frequency = choices.frequencies.mail[event.topic]
      if (!due || frequency === 'at-once') return
      const local = localTime(due, choices.timeZone)
      expect(local.toPlainTime().toString()).toBe('18:00:00')
      if (frequency === 'weekly') expect(local.dayOfWeek).toBe(7)
    })
  })
})

describe('about a message that is due', () => {
  const ask = (question: Question, draw: Draw) => {
    const { waitingSince: _, ...rest } = question
    const way = draw.one(newsWays)
    const dueAt = new Date(question.now.getTime() - (draw.chance(90) ? draw.upTo(hour) : 25 * hour))
    return { ...rest, way, dueAt, isRead: draw.chance(20) }
  }

  test('it is dropped if there is now a reason against it, waits in quiet hours, and is sent otherwise', () => {
    const met = new Set<string>()
    checkAll((question, draw) => {
      const due = ask(question, draw)
      const isDropped =
        objection(due) !== null ||
        due.isRead ||
        isSeen(due) ||
        due.choices.frequencies[due.way][due.event.topic] === 'never' ||
        hasBegun(due, due.now.getTime()) ||
        (isQuiet(due.now, due.choices) && hasBegun(due, untilNotQuiet(due.now.getTime(), due.choices))) ||
        due.now.getTime() - due.dueAt.getTime() > 24 * hour
      const outcome = decideDue(due)
      const kind = outcome instanceof Date ? 'wait' : outcome
      met.add(kind)
      expect(kind).toBe(isDropped ? 'drop' : isQuiet(due.now, due.choices) ? 'wait' : 'tell')
      if (outcome instanceof Date) {
        expect(isQuiet(outcome, due.choices)).toBe(false)
        expect(outcome.getTime()).toBeLessThanOrEqual(untilNotQuiet(due.now.getTime(), due.choices))
        expect(outcome.getTime()).toBeGreaterThan(due.now.getTime())
      }
    })
    expect(met).toEqual(new Set(['drop', 'tell', 'wait']))
  })
})
