import type { Tx } from '../database/database.ts'

/** The text of a message. All messages share one layout. */
export type MessageText = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footnote?: string
}

type WriteInput = {
  /** The id of what the message is about, depending on its kind: a pending member or a person. */
  readonly subjectId: number | null
  readonly recipient: string
  /** When the message was queued, which may be hours ago. */
  readonly createdAt: Date
  readonly now: Date
  /** A secret for a link in the message. Every attempt has the same secret, because an earlier attempt may have arrived. */
  readonly token: string
  /** The origin with which every link in the message begins. */
  readonly origin: string
}

/** A kind of message, known to the queue by its name. */
export type MessageKind = {
  readonly name: string
  /** What it is about. Nothing about a journey is sent while the journey is paused, or after a loss. */
  readonly about: 'journey' | 'person' | 'installation'
  /** How many messages of this kind are sent within an hour. Further ones wait, and none is lost. */
  readonly mostPerHour?: number
  /**
   * Writes the message when it is due, so that secrets in it are never stored; null if it is no longer needed. Each attempt
   * writes it again, because the message of an earlier attempt may not have arrived.
   */
  write(tx: Tx, input: WriteInput): Promise<MessageText | null>
}
