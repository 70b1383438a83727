import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

/** The content of a message. All messages share one layout. */
export type MessageText = {
  readonly subject: string
  /** What an inbox shows after the subject: by default the first paragraph, or the first item. */
  readonly preview?: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list of things. At most 12 are shown; for the rest, the message says how many there are. */
  readonly items?: readonly MessageItem[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footnote?: string
  /** Lines below the message, such as why the recipient gets it. */
  readonly footer?: readonly string[]
  readonly unsubscribe?: Unsubscribe
}

export type MessageItem = {
  /** One line, such as “Nora shared three photos”. */
  readonly line: string
  /** What a person wrote. At most 4 lines and 200 characters of it are shown. */
  readonly quote?: string
  readonly pictures?: readonly MessagePicture[]
  /** Where the line leads. */
  readonly url?: string
}

/**
 * A small picture, embedded in the message. It was encoded by Nestling, so it contains no place or time. A message has at most
 * 6 pictures of at most 20,000 bytes. Others are left out. Choose JPEG if you can, because older mail programs show no WebP.
 */
export type MessagePicture = {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
  /** What the picture shows, for people who do not see it. */
  readonly alt: string
}

/** How the recipient unsubscribes from messages like this one. */
export type Unsubscribe = {
  /** GET opens a page. POST unsubscribes at once, without a question (RFC 8058). */
  readonly url: string
  /** The words of the link, such as “Stop mail about new comments”. */
  readonly label: string
}

type WriteInput = {
  /** The id of the subject: a pending member or a person, depending on the kind of message. */
  readonly subjectId: number | null
  readonly recipient: string
  /** The time when the message was queued. This may be hours ago. */
  readonly createdAt: Date
  readonly now: Date
  /**
   * A secret for a link in the message. It is the same in every attempt to send the message, because an earlier attempt
   * may have arrived.
   */
  readonly token: string
  /** The origin of every link in the message, such as `https://nestling.example`. */
  readonly origin: string
  /** The id of the message's row in the table `letters`. */
  readonly letterId: number
  readonly context: MessageContext
}

/** What a message may need besides the database. */
export type MessageContext = Pick<Services, 'features' | 'findRights' | 'environment'>

/** A kind of message, known to the queue by its name. */
export type MessageKind = {
  readonly name: string
  /** What the message is about. If it is a journey, `write` must return null while the journey is paused, or after it ends. */
  readonly about: 'journey' | 'person' | 'installation'
  /** The maximum number of messages of this kind within an hour. Further messages wait for at most a day, and then fail. */
  readonly mostPerHour?: number
  /**
   * Writes the message when it is due, so that secrets in it are never stored. Called for each attempt to send it.
   * Returns null if the message is no longer needed.
   */
  write(tx: Tx, input: WriteInput): Promise<MessageText | null>
}
