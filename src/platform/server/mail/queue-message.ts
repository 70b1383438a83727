/** Queues mail within limits, so nobody can flood an inbox through Nestling. */
import { AppError } from '../../shared/errors.ts'
import type { Tx } from '../database/database.ts'
import { lockName } from '../database/locks.ts'
import type { Environment } from '../environment.ts'
import { texts } from '../texts/texts.ts'
import type { MessageKind } from './message.ts'

export type Message = { kind: MessageKind | string; subjectId: number | null; recipient: string }
type KindWithOwnLimits = MessageKind & { readonly hasOwnLimits: true }
type StrangersKind = MessageKind & { readonly isByStrangers: true }

type Limits = { readonly perRecipient: number; readonly inTotal?: number }

const hour = 3_600_000
/**
 * The maximum number of messages within an hour. Each kind of message that strangers request is counted alone, so
 * invitations cannot block a password reset. Its limit for each recipient is lower, to leave room for messages of
 * members. Messages that strangers request do not count in the members' total. Their own total is limited only when
 * they are sent (`mostPerHour`), because a message to an address without an account is never sent and must not use up
 * that total.
 */
const mailLimits = {
  byMembers: { perRecipient: 5, inTotal: 50 },
  byStrangers: { perRecipient: 3 },
  ofOwnKind: { perRecipient: 12 },
} as const

/** The names of the kinds that are queued by `queueWithOwnLimits`. */
const kindsWithOwnLimits = new Set<string>()
/** The names of the kinds that strangers can request. */
const kindsByStrangers = new Set<string>()

/** Declares that a kind has limits of its own. Only such kinds may be queued by `queueWithOwnLimits`. */
export function withOwnLimits(kind: MessageKind): KindWithOwnLimits {
  kindsWithOwnLimits.add(kind.name)
  return { ...kind, hasOwnLimits: true }
}

/** Declares that strangers can request this kind. Only such kinds may be queued by `queueMessageQuietly`. */
export function requestedByStrangers(kind: MessageKind & { mostPerHour: number }): StrangersKind {
  kindsByStrangers.add(kind.name)
  return { ...kind, isByStrangers: true }
}

/** Whether this installation sends mail. */
export const canSendMail = ({ smtpUrl }: Pick<Environment, 'smtpUrl'>): boolean => smtpUrl !== null

/** Queues a message. It replaces an older one about the same subject. Throws `too-much-mail` with the seconds to wait. */
export async function queueMessage(tx: Tx, message: Message, now: Date): Promise<void> {
  const seconds = await findWait(tx, { recipient: message.recipient }, mailLimits.byMembers, now)
  if (seconds > 0) throw new AppError('too-much-mail', { retryAfterSeconds: seconds })
  await queue(tx, message, now)
}

/** Queues a notice. Beyond the limits, the notice is dropped, so that the action that it reports does not fail. */
export async function queueNotice(tx: Tx, message: Message, now: Date): Promise<void> {
  const seconds = await findWait(tx, { recipient: message.recipient }, mailLimits.byMembers, now)
  if (seconds === 0) await queue(tx, message, now)
}

/**
 * Queues a message of a kind with limits of its own. The message does not count in the limits of other messages, and their
 * limits do not apply to it. Several can wait at once. Returns the message's id, or how many seconds to wait if the limit is
 * reached.
 */
export async function queueWithOwnLimits(
  tx: Tx,
  message: Message & { kind: KindWithOwnLimits },
  now: Date,
): Promise<{ letterId: number } | { waitSeconds: number }> {
  const waitSeconds = await findWait(
    tx,
    { recipient: message.recipient, kind: nameOf(message) },
    mailLimits.ofOwnKind,
    now,
  )
  return waitSeconds > 0 ? { waitSeconds } : { letterId: await insert(tx, message, now) }
}

/** Queues a message that a visitor requests. Beyond the limit for one recipient, the message is silently dropped. */
export async function queueMessageQuietly(
  tx: Tx,
  message: Message & { kind: StrangersKind | string },
  now: Date,
): Promise<void> {
  const seconds = await findWait(
    tx,
    { recipient: message.recipient, kind: nameOf(message) },
    mailLimits.byStrangers,
    now,
  )
  if (seconds === 0) await queue(tx, message, now)
}

/** Withdraws a waiting message that is no longer needed; `why` is shown to admins. */
export async function withdrawMessage(tx: Tx, message: Message, why: string, now: Date): Promise<void> {
  await closeOlder(tx, message, why, now)
}

type Counted = { recipient: string; kind?: string }

/** The seconds until the limits allow one more message; 0 if they already do. */
async function findWait(
  tx: Tx,
  { recipient, kind }: Counted,
  { perRecipient, inTotal }: Limits,
  now: Date,
): Promise<number> {
  // Locked, so that simultaneous calls cannot exceed the limits.
  await lockName(tx, 'letters')
  // An empty list would not be valid SQL, and no kind has an empty name.
  const notCounted = ['', ...kindsWithOwnLimits]
  const counted = tx.selectFrom('letters').select('created_at')
  const recent = (kind === undefined ? counted.where('kind', 'not in', notCounted) : counted.where('kind', '=', kind))
    .where('created_at', '>', isoAfter(now, -hour))
    // Rows dated in the future, by a wrong clock, do not count.
    .where('created_at', '<=', isoAfter(now, hour))
    .orderBy('created_at', 'desc')
    .limit(1)
  const byMembers = recent.where('kind', 'not in', ['', ...kindsByStrangers])
  const oldest = await Promise.all([
    recent
      .where('recipient', '=', recipient)
      .offset(perRecipient - 1)
      .executeTakeFirst(),
    inTotal === undefined ? undefined : byMembers.offset(inTotal - 1).executeTakeFirst(),
  ])
  const waits = oldest.map((message) => (message ? (Date.parse(message.created_at) + hour - now.getTime()) / 1000 : 0))
  return Math.max(...waits)
}

async function queue(tx: Tx, message: Message, now: Date): Promise<void> {
  await closeOlder(tx, message, texts.replacedByNewer, now)
  await insert(tx, message, now)
}

async function insert(tx: Tx, message: Message, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('letters')
    .values({
      kind: nameOf(message),
      subject_id: message.subjectId,
      recipient: message.recipient,
      created_at: now.toISOString(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Deletes older messages that were never attempted, and marks the others as failed. An attempted message may be on its way,
 * so its row stays and counts in the limits.
 */
async function closeOlder(tx: Tx, message: Message, failure: string, now: Date) {
  const { subjectId, recipient } = message
  const older = tx
    .selectFrom('letters')
    .select('id')
    .where('kind', '=', nameOf(message))
    .where('subject_id', subjectId === null ? 'is' : '=', subjectId)
    .where('recipient', '=', recipient)
    .where('next_attempt_at', 'is not', null)
  await tx.deleteFrom('letters').where('id', 'in', older).where('attempts', '=', 0).execute()
  await tx
    .updateTable('letters')
    .set({ next_attempt_at: null, failed_at: now.toISOString(), failure })
    .where('id', 'in', older)
    .execute()
}

const nameOf = ({ kind }: Message) => (typeof kind === 'string' ? kind : kind.name)

const isoAfter = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
