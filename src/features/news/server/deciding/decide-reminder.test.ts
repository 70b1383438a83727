/** Compares thousands of random reminders with a second implementation of the rules, which uses Temporal. */
import { describe, expect, test } from 'vitest'
import { allRights } from '#app/server/testing.ts'
import { type Lead, leads } from '#platform/shared/news/reminder-leads.ts'
import { defaultFrequencies, frequencies, newsWays } from '../../rules.ts'
import { decideDue, decideReminder } from './decide.ts'
import { reminderTime } from './due-times.ts'
import { checkCases, clockChanges, type Draw, quietHours, zones } from './testing.ts'

const cases = 2000
const minute = 60_000
const hour = 60 * minute

type Question = Parameters<typeof decideReminder>[0]

function drawQuestion(draw: Draw): Question {
  const startsAt = new Date(draw.one(clockChanges) + (draw.upTo(96 * 4) - 48 * 4) * 15 * minute)
  const before = draw.one([draw.upTo(3 * hour), 24 * hour - draw.upTo(2 * hour), draw.upTo(50 * hour)])
  const now = new Date(startsAt.getTime() - before + (draw.chance(10) ? 3 * hour : 0))
  const subject = { path: '/', content: null, aboutId: 1, startsAt } as const
  return {
    event: { topic: 'appointment', section: draw.chance(80) ? 'appointments' : null },
    subject: draw.chance(90) ? { ...subject, ...(draw.chance(20) && { audience: draw.one([[1], [2]]) }) } : undefined,
    lead: draw.one(leads),
    startsAt,
    since: new Date(startsAt.getTime() - (draw.chance(70) ? 100 * hour : draw.upTo(30 * hour))),
    person: {
      userId: 1,
      joinedAt: new Date(startsAt.getTime() - (draw.chance(80) ? 100 * hour : draw.upTo(30 * hour))),
    },
    rights: draw.chance(80) ? allRights : { ...allRights, appointments: 'nothing' },
    isQuietJourney: draw.chance(10),
    choices: {
      frequencies: {
        push: { ...defaultFrequencies.push, appointment: draw.one(frequencies) },
        mail: { ...defaultFrequencies.mail, appointment: draw.one(frequencies) },
      },
      timeZone: draw.one(zones),
      quietHours: draw.one(quietHours),
      leads: draw.one([[], ['day'], ['hours'], leads, leads, leads] as const),
    },
    now,
  }
}

const localTime = (instant: Date, timeZone: string) =>
  Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO(timeZone)

function isQuiet(instant: Date, { timeZone, quietHours }: Pick<Question['choices'], 'timeZone' | 'quietHours'>) {
  if (!quietHours) return false
  const time = localTime(instant, timeZone).toPlainTime().toString().slice(0, 5)
  const { from, until } = quietHours
  return from < until ? time >= from && time < until : time >= from || time < until
}

/** When the reminder would be due without quiet hours. */
function rawTime(lead: Lead, { startsAt, choices }: Pick<Question, 'startsAt' | 'choices'>): number {
  const start = localTime(startsAt, choices.timeZone)
  if (lead === 'hours') return start.subtract({ hours: 2 }).epochMilliseconds
  const dayBefore = start.toPlainDateTime().subtract({ days: 1 })
  return dayBefore.toZonedDateTime(choices.timeZone).epochMilliseconds
}

const timeOf = (lead: Lead, { startsAt, choices }: Pick<Question, 'startsAt' | 'choices'>) =>
  reminderTime(lead, startsAt, choices).getTime()

/** Why the person does not get a reminder that is due; null if they get it. */
function objection(question: Question): string | null {
  const { subject, lead, startsAt, since, person, rights, isQuietJourney, choices, now, event } = question
  const due = timeOf(lead, question)
  if (!subject) return 'it does not take place'
  if (subject.audience?.includes(2)) return 'it is for others'
  if (event.section && rights.appointments === 'nothing') return 'they may not see it'
  if (isQuietJourney) return 'the journey is paused or has ended'
  if (!choices.leads.includes(lead)) return 'they did not choose this'
  if (due <= since.getTime()) return 'it was added later'
  if (due < person.joinedAt.getTime()) return 'they joined later'
  if (startsAt <= now) return 'it has begun'
  if (lead === 'day' && choices.leads.includes('hours') && timeOf('hours', question) <= now.getTime())
    return 'the other reminder is due as well'
  return null
}

const checkAll = (check: (question: Question, draw: Draw) => void) => checkCases(cases, drawQuestion, check)

describe('the time of a reminder', () => {
  test('is a day or two hours before the date, or earlier to avoid quiet hours, but never later', () => {
    let moved = 0
    checkAll((question) => {
      const [due, raw] = [timeOf(question.lead, question), rawTime(question.lead, question)]
      expect(due).toBeLessThanOrEqual(raw)
      expect(isQuiet(new Date(due), question.choices)).toBe(false)
      expect(due === raw).toBe(!isQuiet(new Date(raw), question.choices))
      if (due !== raw) moved += 1
    })
    expect(moved).toBeGreaterThan(200)
  })

  test('is half an hour before quiet hours that it would fall in, or less if others end in that half hour', () => {
    checkAll((question) => {
      const [due, raw] = [timeOf(question.lead, question), rawTime(question.lead, question)]
      if (due === raw) return
      const isQuietAfter = (minutes: number) => isQuiet(new Date(due + minutes * minute), question.choices)
      const begin = Array.from({ length: 31 }, (_, minutes) => minutes).find(isQuietAfter) ?? Number.NaN
      expect(begin).toBeLessThanOrEqual(30)
      if (begin < 30) expect(isQuietAfter(-1)).toBe(true)
      // It is quiet from then until the time that the reminder would have without quiet hours.
      for (let at = due + begin * minute; at <= raw; at += 7 * minute)
        expect(isQuiet(new Date(at), question.choices)).toBe(true)
    })
  })
})

describe('about a reminder', () => {
  test('a decision is made once the reminder is due, and not before', () => {
    checkAll((question) => {
      const isLater = question.now.getTime() < timeOf(question.lead, question)
      expect(decideReminder(question) === 'later').toBe(isLater)
    })
  })

  test('it is in the list of a person if and only if there is no reason against it', () => {
    const met = new Set<string | null>()
    checkAll((question) => {
      const decision = decideReminder(question)
      if (decision === 'later') return
      const against = objection(question)
      met.add(against)
      expect(decision.list, `${against}`).toBe(against === null)
      if (against !== null) expect(decision).toEqual({ list: false, isSeen: false, push: null, mail: null })
    })
    expect(met.size).toBe(10)
  })

  test('it is never due in a way set to “never”, in quiet hours or after the date; a daily one comes in time', () => {
    let withDigest = 0
    checkAll((question) => {
      const decision = decideReminder(question)
      if (decision === 'later' || !decision.list) return
      const { choices, now, startsAt } = question
      for (const way of newsWays) {
        const frequency = choices.frequencies[way].appointment
        const due = decision[way]
        if (frequency === 'never') expect(due).toBeNull()
        if (!due) continue
        expect(isQuiet(due, choices)).toBe(false)
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(due.getTime()).toBeLessThan(startsAt.getTime())
        if (due > now && !isQuiet(now, choices)) {
          withDigest += 1
          expect(frequency).not.toBe('at-once')
          expect(due.getTime()).toBeLessThan((timeOf(question.lead, question) + startsAt.getTime()) / 2)
        }
      }
    })
    expect(withDigest).toBeGreaterThan(5)
  })

  test('without quiet hours, everybody gets the reminder in each way that they chose', () => {
    checkAll(({ choices, ...rest }) => {
      const decision = decideReminder({ ...rest, choices: { ...choices, quietHours: null } })
      if (decision === 'later' || !decision.list) return
      for (const way of newsWays) expect(decision[way] === null).toBe(choices.frequencies[way].appointment === 'never')
    })
  })
})

test('a due reminder is dropped if its date has changed or come, or if the person no longer wants it', () => {
  const startsAt = new Date('2026-03-20T09:30:00.000Z')
  const happenedAt = new Date('2026-03-19T09:30:00.000Z')
  const choices = { frequencies: defaultFrequencies, timeZone: 'UTC', quietHours: null, leads }
  const ask = (more: { startsAt?: Date; leads?: readonly Lead[]; now?: Date }) =>
    decideDue({
      event: {
        ...{ topic: 'appointment', section: null, isGathered: false, actorId: null, happenedAt },
        ...{ lead: 'day', aboutAt: startsAt },
      },
      subject: { path: '/', content: null, startsAt: more.startsAt ?? startsAt },
      person: { userId: 1, joinedAt: new Date(0) },
      ...{ rights: allRights, isQuietJourney: false, way: 'push', isRead: false, dueAt: happenedAt },
      choices: { ...choices, leads: more.leads ?? leads },
      now: more.now ?? happenedAt,
    })
  expect(ask({})).toBe('tell')
  expect(ask({ startsAt: new Date('2026-03-21T09:30:00.000Z') })).toBe('drop')
  expect(ask({ leads: ['hours'] })).toBe('drop')
  expect(ask({ now: startsAt })).toBe('drop')
})
