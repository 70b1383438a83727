/** Decides which news each person gets, when, and whether by notification or mail. No other code decides this. */
import type { NewsSubject } from '#platform/server/news/news-kind.ts'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import { type Lead, leads } from '#platform/shared/news/reminder-leads.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'
import type { Frequencies, NewsWay } from '../../rules.ts'
import { afterQuietHours, type Clock, isQuietAt, nextDigest, reminderTime } from './due-times.ts'

export type EventToDecide = {
  readonly topic: NewsTopic
  readonly section: Section | null
  readonly isGathered: boolean
  readonly actorId: number | null
  readonly happenedAt: Date
  /** For reminders: how long before the date. */
  readonly lead: Lead | null
  /** For a reminder, the date to remind of. For a move, the date before the move. Otherwise null. */
  readonly aboutAt: Date | null
}

export type Recipient = { readonly userId: number; readonly joinedAt: Date }

export type Choices = Clock & { readonly frequencies: Frequencies; readonly leads: readonly Lead[] }

type Question = {
  readonly event: EventToDecide
  /** What the event is about; undefined if it is not there any more. */
  readonly subject: NewsSubject | undefined
  readonly person: Recipient
  /** The person's rights at this moment. */
  readonly rights: Rights
  /** Whether the journey is paused or has ended, as this person sees it. */
  readonly isQuietJourney: boolean
  readonly choices: Choices
  readonly now: Date
}

export type Decision = {
  /** Whether the event appears in the person's list of news. */
  readonly list: boolean
  /** Whether the person has already seen it, so that the list shows it as read. */
  readonly isSeen: boolean
  /** When the notification or the mail is due; null means never. */
  readonly push: Date | null
  readonly mail: Date | null
}

/** One message tells of a burst: a minute after the last event, but at most five minutes after the first. */
export const burstDelays = { afterLastMs: 60_000, afterFirstMs: 300_000 } as const
/** A message that is more than this late, for example after a restore, is not sent any more. */
const longestDelayMs = 24 * 3_600_000

const notTold: Decision = { list: false, isSeen: false, push: null, mail: null }

/**
 * Decides about one event for one person. `waitingSince` is the time of the first event of the same burst that the person has
 * not been told of; null if there is none.
 */
export function decide(
  question: Question & { readonly waitingSince: Readonly<Record<NewsWay, Date | null>> },
): Decision {
  if (!mayHear(question)) return notTold
  if (hasSeen(question)) return { list: true, isSeen: true, push: null, mail: null }
  const { waitingSince } = question
  return {
    list: true,
    isSeen: false,
    push: dueAt(question, 'push', waitingSince.push),
    mail: dueAt(question, 'mail', waitingSince.mail),
  }
}

type ReminderQuestion = Omit<Question, 'event'> & {
  readonly event: Pick<EventToDecide, 'topic' | 'section'>
  readonly lead: Lead
  readonly startsAt: Date
  /** When the subject was given this date. */
  readonly since: Date
}

/**
 * Decides about a reminder of a date for one person. Returns `later` until the reminder is due. Any other decision is final:
 * the caller records it, so nobody gets a late reminder because they change their choices or gain a right.
 */
export function decideReminder({ lead, startsAt, since, ...question }: ReminderQuestion): Decision | 'later' {
  const { choices, now, event } = question
  const timeOf = (each: Lead) => reminderTime(each, startsAt, choices)
  const happenedAt = timeOf(lead)
  if (now < happenedAt) return 'later'
  if (!choices.leads.includes(lead) || happenedAt <= since || startsAt <= now) return notTold
  // If Nestling was not running, two reminders may be due at once. The later one is enough.
  const later = leads.slice(leads.indexOf(lead) + 1)
  if (later.some((each) => choices.leads.includes(each) && timeOf(each) <= now)) return notTold
  const reminder = { ...event, isGathered: false, actorId: null, happenedAt, lead, aboutAt: startsAt }
  return decide({ ...question, event: reminder, waitingSince: { push: null, mail: null } })
}

/** What to do with a message that is due: send it, drop it, or wait until the returned time. */
export function decideDue(
  question: Question & { readonly way: NewsWay; readonly dueAt: Date; readonly isRead: boolean },
): 'tell' | 'drop' | Date {
  const { choices, now, subject } = question
  if (!isWanted(question)) return 'drop'
  if (now.getTime() - question.dueAt.getTime() > longestDelayMs) return 'drop'
  if (!isQuietAt(now, choices)) return 'tell'
  const until = afterQuietHours(now, choices)
  return hasBegun(subject, until) ? 'drop' : until
}

/**
 * Whether a message is still wanted: the person may hear of the event, has not seen it and wants to hear of it in this way, and
 * the subject’s date has not come yet.
 */
export function isWanted(question: Question & { readonly way: NewsWay; readonly isRead: boolean }): boolean {
  const { way, event, choices, isRead, subject, now } = question
  if (!mayHear(question) || isRead || hasSeen(question) || hasBegun(subject, now)) return false
  if (event.lead && !choices.leads.includes(event.lead)) return false
  return choices.frequencies[way][event.topic] !== 'never'
}

/** Whether the person may hear of the event at all, at this moment. */
function mayHear({ event, subject, person, rights, isQuietJourney }: Omit<Question, 'choices' | 'now'>): boolean {
  if (!subject || isQuietJourney) return false
  if (event.actorId === person.userId || event.happenedAt < person.joinedAt) return false
  return mayRead({ event, subject, userId: person.userId, rights })
}

type Reading = {
  readonly event: Pick<EventToDecide, 'section' | 'lead' | 'aboutAt'>
  readonly subject: NewsSubject
  readonly userId: number
  readonly rights: Rights
}

/**
 * Whether the person may read the news in the list: they may see the section, the news is meant for them, and it does not remind
 * them of a date that has changed.
 */
export function mayRead({ event: { section, lead, aboutAt }, subject, userId, rights }: Reading): boolean {
  if (lead && aboutAt?.getTime() !== subject.startsAt?.getTime()) return false
  return (subject.audience?.includes(userId) ?? true) && (section === null || isGranted(rights, `see ${section}`))
}

const hasSeen = ({ subject, person }: Pick<Question, 'subject' | 'person'>) =>
  subject?.seenBy?.includes(person.userId) ?? false

/** Whether the subject’s date has come by this instant. */
const hasBegun = (subject: NewsSubject | undefined, at: Date) =>
  subject?.startsAt !== undefined && subject.startsAt <= at

function dueAt(question: Question, way: NewsWay, waitingSince: Date | null): Date | null {
  const { event, choices, now, subject } = question
  const frequency = choices.frequencies[way][event.topic]
  if (frequency === 'never') return null
  const soonest = afterQuietHours(gatheredUntil(event, waitingSince, now), choices)
  const digest = frequency === 'at-once' ? null : afterQuietHours(nextDigest(now, frequency, choices.timeZone), choices)
  const due = digest && digest.getTime() < latestInDigest(question) ? digest : soonest
  return hasBegun(subject, due) ? null : due
}

/** From this time on, a daily or weekly message about a date is too late. The person then gets a message at once. */
function latestInDigest({ event: { lead, aboutAt, happenedAt }, subject, now }: Question): number {
  const start = subject?.startsAt?.getTime()
  if (start === undefined) return Number.POSITIVE_INFINITY
  // A reminder is of little use once half the time between it and the date has passed.
  if (lead) return (happenedAt.getTime() + start) / 2
  // People who know only the old date must be told of the new one before the old date.
  return aboutAt && aboutAt > now ? Math.min(aboutAt.getTime(), start) : start
}

/** The time until which an event waits for further events of its burst. Other events do not wait. */
function gatheredUntil({ isGathered, happenedAt }: EventToDecide, waitingSince: Date | null, now: Date): Date {
  if (!isGathered) return now
  const last = happenedAt.getTime() + burstDelays.afterLastMs
  const latest = (waitingSince ?? happenedAt).getTime() + burstDelays.afterFirstMs
  return new Date(Math.max(now.getTime(), Math.min(last, latest)))
}
