/** The hand-over of a message that people get as a notification. */
import type { Tx } from '#platform/server/database/database.ts'

export type Push = {
  readonly pregnancyId: number
  readonly userId: number
  readonly title: string
  readonly body: string
  /** The page that the notification opens. */
  readonly path: string
  /** A later notification with the same tag takes the place of this one. */
  readonly tag: string
}

/** Queues a notification for all devices of a person, in the transaction in which their news are marked as told. */
export type QueuePush = (tx: Tx, push: Push, now: Date) => Promise<unknown>
