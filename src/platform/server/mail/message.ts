import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

/** The text of a message. All messages share one layout. */
export type MessageText = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footnote?: string
  readonly unsubscribe?: Unsubscribe
}

/** How the recipient ends messages like this one. */
type Unsubscribe = {
  /** Opens a page on GET, and ends the messages on POST without any question (RFC 8058). */
  readonly url: string
  /** What ends, after “Stop mail about”, such as “new comments”. */
  readonly what: string
}

type WriteInput = {
  /** The id of the subject: a pending member or a person, depending on the kind of message. */
  readonly subjectId: number | null
  readonly recipient: string
  /** The time when the message was queued. This may be hours ago. */
  readonly createdAt: Date
  readonly now: Date
  /**
   * A secret for a link in the message. Every attempt has the same secret, because an earlier attempt may have
   * arrived.
   */
  readonly token: string
  /** The origin of every link in the message, such as `https://nestling.example`. */
  readonly origin: string
  /** The id of the message itself. */
  readonly letterId: number
  readonly context: MessageContext
}

/** What a message may need besides the database. */
export type MessageContext = Pick<Services, 'features' | 'findRights' | 'environment'>

/** A kind of message, known to the queue by its name. */
export type MessageKind = {
  readonly name: string
  /** What the message is about. Messages about a journey are not sent while the journey is paused, or after a loss. */
  readonly about: 'journey' | 'person' | 'installation'
  /** The maximum number of messages of this kind within an hour. Further messages wait, for a day at most. */
  readonly mostPerHour?: number
  /**
   * Writes the message when it is due, so that secrets in it are never stored. Each attempt writes it again, because the
   * message of an earlier attempt may not have arrived. Returns null if the message is no longer needed.
   */
  write(tx: Tx, input: WriteInput): Promise<MessageText | null>
}
