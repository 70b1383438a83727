import type { NewsTopic } from '../../shared/news/news-topics.ts'
import type { Section } from '../../shared/section.ts'
import type { Database, Tx } from '../database/database.ts'

/** The thing that a piece of news is about, as it is now. */
export type NewsSubject = {
  /** The page that shows it, such as `/album`. */
  readonly path: `/${string}`
  /** What people wrote in it. Messages show this only to people who ask for it. */
  readonly content: string | null
  /** News about the same thing is told as one. Absent if it does not matter which thing it is about. */
  readonly aboutId?: number
  /** The only people whom the news is for; absent if it is for all members. */
  readonly audience?: readonly number[]
  /** The people who have certainly seen it. */
  readonly seenBy?: readonly number[]
}

/** The things to find. */
export type FindInput = { readonly pregnancyId: number; readonly ids: readonly number[] }

/** A kind of thing that happens in a journey, and that people hear of. */
export type NewsKind = {
  /** Its stable name, which the database stores. */
  readonly kind: string
  readonly topic: NewsTopic
  /** Its section; null if parents cannot close it. */
  readonly section: Section | null
  /** Whether several by one person in a row are told in one message, which waits a while for more. */
  readonly isGathered?: true
  /** What the person did that many times, in words that follow a name: "shared 10 photos". */
  readonly say: (count: number) => string
  /** Words that do not reveal what happened, for messages to people who have not asked for content. */
  readonly sayDiscreetly?: string
  /** Finds the subjects with these ids in this journey. Those in the trash, or taken back, are missing. */
  readonly find: (db: Database | Tx, input: FindInput) => Promise<ReadonlyMap<number, NewsSubject>>
}
