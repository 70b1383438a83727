import type { NewsTopic } from '../../shared/news/news-topics.ts'
import type { Lead } from '../../shared/news/reminder-leads.ts'
import type { Section } from '../../shared/section.ts'
import type { Database, Tx } from '../database/database.ts'

/** The present state of the thing that a piece of news is about. */
export type NewsSubject = {
  /** The address that opens it, such as `/album?photo=7`. */
  readonly path: `/${string}`
  /** What people wrote in it. Messages show this only to people who ask for it. */
  readonly content: string | null
  /** Several events of this kind by one person form one entry if their `aboutId` is the same, or if they have none. */
  readonly aboutId?: number
  /** The people whom the news is for; absent if it is for all members. */
  readonly audience?: readonly number[]
  /** The people who have certainly seen it. */
  readonly seenBy?: readonly number[]
  /** When it begins, if it has a date. No message about it is sent from then on. */
  readonly startsAt?: Date
}

/** The things to find. */
export type FindInput = { readonly pregnancyId: number; readonly ids: readonly number[] }

/** A thing that begins in a period, for reminders. */
export type UpcomingDate = {
  readonly pregnancyId: number
  readonly subjectId: number
  readonly startsAt: Date
  /** When it was given this date. A reminder that would have been due earlier is not sent. */
  readonly since: Date
}

/** Selects things that begin later than `after` and no later than `until`, in all journeys or only in one. */
export type Period = { readonly after: Date; readonly until: Date; readonly pregnancyId?: number }

/** The date of a subject in words, such as "Thu, Mar 19, 10:30 AM"; empty if it has none. */
export type DateWords = {
  readonly date: string
  /** The date that it had before; null if it was the same, or is not known. */
  readonly before: string | null
}

/** A kind of event in a journey that people are notified of. */
export type NewsKind = {
  /** Its stable name, which the database stores. */
  readonly kind: string
  readonly topic: NewsTopic
  /** Its section; null if parents cannot close it. */
  readonly section: Section | null
  /**
   * Whether one message reports several events in a row by one person. The message waits a while for further events.
   */
  readonly isGathered?: true
  /**
   * What the person did `count` times, in words that follow a name: "shared 10 photos". A reminder is not about a person's
   * action, so its words are a whole sentence.
   */
  readonly say: (count: number, words: DateWords) => string
  /** Words that do not reveal what happened, for messages to people who have not asked for content. */
  readonly sayDiscreetly?: () => string
  /** Finds the subjects with these ids in this journey. Those in the trash, or taken back, are missing. */
  readonly find: (db: Database | Tx, input: FindInput) => Promise<ReadonlyMap<number, NewsSubject>>
  /** Whether its messages say when something takes place. The latest such message about a thing replaces earlier ones. */
  readonly isAboutDate?: true
  /** Whether it reports a new date of a thing. Several moves are told as one, from the date that the person knows. */
  readonly isMove?: true
  /**
   * Only for reminders: how long before a date they come, and a function that lists the dates. The news worker adds the events of
   * these kinds.
   */
  readonly reminder?: {
    readonly lead: Lead
    readonly listDates: (db: Database | Tx, period: Period) => Promise<readonly UpcomingDate[]>
  }
}

/** The tag of the notifications about the date of a thing. A newer notification with the same tag replaces an older one. */
export const tagOfDate = (pregnancyId: number, topic: NewsTopic, subjectId: number): string =>
  `date-${pregnancyId}-${topic}-${subjectId}`
