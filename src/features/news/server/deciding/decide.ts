/** Decides who hears of what, when, and whether by notification or mail. No other code decides this. */
import type { NewsSubject } from '#platform/server/news/news-kind.ts'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'
import type { Frequencies, NewsWay } from '../../rules.ts'
import { afterQuietHours, type Clock, isQuietAt, nextDigest } from './due-times.ts'

export type DecidedEvent = {
  readonly topic: NewsTopic
  readonly section: Section | null
  readonly isGathered: boolean
  readonly actorId: number | null
  readonly happenedAt: Date
}

export type Hearer = { readonly userId: number; readonly joinedAt: Date }

export type Choices = Clock & { readonly frequencies: Frequencies }

type Question = {
  readonly event: DecidedEvent
  /** What the event is about; undefined if it is not there any more. */
  readonly subject: NewsSubject | undefined
  readonly person: Hearer
  /** The person's rights at this moment. */
  readonly rights: Rights
  /** Whether the journey is paused or has ended, as this person sees it. */
  readonly isQuietJourney: boolean
  readonly choices: Choices
  readonly now: Date
}

export type Decision = {
  /** Whether it is in the person's list of news. */
  readonly list: boolean
  /** Whether the person has already seen it, so that the list shows it as read. */
  readonly isSeen: boolean
  /** When a message is due; null means never. */
  readonly push: Date | null
  readonly mail: Date | null
}

/** A burst of news is told in one message: a minute after the last event, and at most five minutes after the first. */
const gathering = { afterLastMs: 60_000, afterFirstMs: 300_000 } as const
/** A message that is this late, for example after a restore, is not sent any more. */
const longestLateMs = 24 * 3_600_000

const unheard: Decision = { list: false, isSeen: false, push: null, mail: null }

/**
 * Decides about one event for one person. `waitingSince` is when the first event of the same burst happened, if the person has
 * not been told of it yet; null if there is none.
 */
export function decide(
  question: Question & { readonly waitingSince: Readonly<Record<NewsWay, Date | null>> },
): Decision {
  if (!mayHear(question)) return unheard
  if (hasSeen(question)) return { list: true, isSeen: true, push: null, mail: null }
  const { waitingSince } = question
  return {
    list: true,
    isSeen: false,
    push: dueAt(question, 'push', waitingSince.push),
    mail: dueAt(question, 'mail', waitingSince.mail),
  }
}

/** What to do with a message that is due: tell the news, drop it, or wait until an instant. */
export function decideDue(
  question: Question & { readonly way: NewsWay; readonly dueAt: Date; readonly isRead: boolean },
): 'tell' | 'drop' | Date {
  const { choices, now } = question
  if (!isWanted(question)) return 'drop'
  if (now.getTime() - question.dueAt.getTime() > longestLateMs) return 'drop'
  return isQuietAt(now, choices) ? afterQuietHours(now, choices) : 'tell'
}

/** Whether the person may hear of the event, has not seen it, and wants to hear of it in this way. */
export function isWanted(
  question: Omit<Question, 'now'> & { readonly way: NewsWay; readonly isRead: boolean },
): boolean {
  const { way, event, choices, isRead } = question
  return mayHear(question) && !isRead && !hasSeen(question) && choices.frequencies[way][event.topic] !== 'never'
}

/** Whether the person may hear of the event at all, at this moment. */
function mayHear({ event, subject, person, rights, isQuietJourney }: Omit<Question, 'choices' | 'now'>): boolean {
  if (!subject || isQuietJourney) return false
  if (event.actorId === person.userId || event.happenedAt < person.joinedAt) return false
  return mayRead({ section: event.section, subject, userId: person.userId, rights })
}

type Reading = {
  readonly section: Section | null
  readonly subject: NewsSubject
  readonly userId: number
  readonly rights: Rights
}

/** Whether the person may read the news in the list: they may see the section, and the news is meant for them. */
export const mayRead = ({ section, subject, userId, rights }: Reading): boolean =>
  (subject.audience?.includes(userId) ?? true) && (section === null || isGranted(rights, `see ${section}`))

const hasSeen = ({ subject, person }: Pick<Question, 'subject' | 'person'>) =>
  subject?.seenBy?.includes(person.userId) ?? false

function dueAt({ event, choices, now }: Question, way: NewsWay, waitingSince: Date | null): Date | null {
  const frequency = choices.frequencies[way][event.topic]
  if (frequency === 'never') return null
  const due = frequency === 'at-once' ? soon(event, waitingSince, now) : nextDigest(now, frequency, choices.timeZone)
  return afterQuietHours(due, choices)
}

function soon({ isGathered, happenedAt }: DecidedEvent, waitingSince: Date | null, now: Date): Date {
  if (!isGathered) return now
  const last = happenedAt.getTime() + gathering.afterLastMs
  const latest = (waitingSince ?? happenedAt).getTime() + gathering.afterFirstMs
  return new Date(Math.max(now.getTime(), Math.min(last, latest)))
}
