/** Sends the queued messages to the mail server, one at a time, without blocking requests. */

import { loadLanguage } from '#language/in-languages.ts'
import { sourceLanguage } from '#language/languages.ts'
import { createPolling } from '../background/polling.ts'
import { findCertainTime, findJump } from '../clock/certain-time.ts'
import type { Database } from '../database/database.ts'
import { inLanguage } from '../language/request-language.ts'
import type { Services } from '../services.ts'
import { texts } from '../texts/texts.ts'
import { type ComposedMail, composeMessage } from './compose-message.ts'
import type { MessageContext, MessageKind, MessageText } from './message.ts'
import { type MessageSecrets, openMessageSecrets } from './message-secrets.ts'
import { createSendMessage, defaultTimeouts, type Refusal, type Timeouts } from './send-message.ts'
import { waitedTooLong } from './waited-too-long.ts'

export type MailWorker = {
  /** Tries to send every message that is due. */
  deliverDue(): Promise<void>
  /** Sends due messages every second from now on. */
  start(): void
  /** Stops when the current message is sent. If that takes ten seconds, sending is aborted and tried again later. */
  stop(): Promise<void>
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'findLanguage'> &
  MessageContext & {
    kinds: readonly MessageKind[]
    timeouts?: Timeouts
  }

const minute = 60_000
/**
 * How long a message belongs to the process that claimed it. Sending takes less time. If the process is killed, the
 * message is sent again after this time.
 */
const claimMs = 2 * minute
/** The minutes from each attempt to the next. After the last attempt, the message has failed permanently. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720]
/** How long sent and failed messages stay, measured with the certain time (`clock/certain-time.ts`). */
const retentionDays = 30
const hour = 60 * minute

/** Creates the worker for messages of these kinds. Nothing is sent before `start` or `deliverDue`. */
export function openMailWorker(parts: Parts): MailWorker {
  const { db, clock, log, findLanguage, environment, features, findRights, kinds, timeouts = defaultTimeouts } = parts
  const context = { environment, features, findRights }
  const send = createSendMessage(environment, timeouts)
  const secretsOf = openMessageSecrets(environment.dataDir)
  const origin = environment.publicUrl?.origin ?? ''
  const abortController = new AbortController()
  let cleanedUpAt = 0
  /** When the mail server accepted each message. An entry stays until the database has recorded this. */
  const accepted = new Map<number, Date>()

  async function deliverAll() {
    // Records messages that were accepted while the database was unavailable. Otherwise they would be sent again.
    await recordAccepted()
    if (Math.abs(clock().getTime() - cleanedUpAt) >= hour) {
      await deleteOldMessages(db, await findCertainTime(db, clock()))
      await makeFutureDue(db, clock())
      cleanedUpAt = clock().getTime()
    }
    /** A run tries each message once. So it also ends if a message stays due. */
    const tried = new Set<number>()
    while (!polling.isStopping()) {
      const message = await findDue(db, clock())
      if (!message || tried.has(message.id)) return
      tried.add(message.id)
      const claimed = await claimMessage(db, message, clock())
      if (claimed) await deliver(claimed)
    }
  }

  async function deliver(message: Claimed) {
    const kind = kinds.find(({ name }) => name === message.kind)
    if (!kind) return recordRefusal(db, message, unknownKind(), clock())
    if (waitedTooLong(message.created_at, clock())) {
      // If the clock has jumped ahead, the message only looks too old.
      if (await findJump(db, clock())) return postpone(db, message, clock())
      return recordRefusal(db, message, overdue(), clock())
    }
    if (await isLimitReached(db, kind, clock())) return postpone(db, message, clock())
    const refusal = await writeAndSend(kind, message)
    if (refusal) await recordRefusal(db, message, refusal, clock())
  }

  async function writeAndSend(kind: MessageKind, message: Claimed): Promise<Refusal | null> {
    let mail: ComposedMail | null
    try {
      const language = (await findLanguage(db, message.recipient)) ?? sourceLanguage
      await loadLanguage(language)
      mail = await inLanguage(language, () => compose(kind, message))
    } catch (error) {
      log.error({ message: kind.name, error }, 'a message could not be written')
      return unwritten()
    }
    if (!mail) return null
    const refusal = await send(mail, abortController.signal)
    if (refusal) log.warn({ message: kind.name, code: refusal.code }, 'a message could not be sent')
    else accepted.set(message.id, clock())
    await recordAccepted()
    return refusal
  }

  async function recordAccepted(): Promise<void> {
    for (const [id, sentAt] of accepted) {
      await recordSent(db, id, sentAt)
      accepted.delete(id)
    }
  }

  async function compose(kind: MessageKind, claimed: Claimed): Promise<ComposedMail | null> {
    const secrets = secretsOf(claimed)
    const message = await write(kind, claimed, secrets)
    if (!message) return null
    const { recipient } = claimed
    const date = dateOf(claimed, clock())
    return composeMessage({ message, messageId: secrets.messageId, from: environment.mailFrom ?? '', recipient, date })
  }

  function write(
    kind: MessageKind,
    { id, subject_id, recipient, created_at }: Claimed,
    { token }: MessageSecrets,
  ): Promise<MessageText | null> {
    return db.transaction().execute(async (tx) => {
      const createdAt = new Date(created_at)
      const about = { letterId: id, subjectId: subject_id, recipient, createdAt }
      const text = await kind.write(tx, { ...about, now: clock(), token, origin, context })
      if (!text) await tx.deleteFrom('letters').where('id', '=', id).execute()
      return text
    })
  }

  const polling = createPolling(deliverAll, (error) => log.error({ error }, 'the queued messages could not be handled'))

  return {
    deliverDue: polling.run,
    start: polling.start,
    async stop() {
      const abortTimer = setTimeout(() => abortController.abort(), 10_000)
      await polling.stop()
      await recordAccepted().catch(() => undefined)
      clearTimeout(abortTimer)
    },
  }
}

/** The same date for each attempt, unless the clock was ahead when the message was queued. */
const dateOf = ({ created_at }: Claimed, now: Date) => new Date(Math.min(Date.parse(created_at), now.getTime()))

type Waiting = Awaited<ReturnType<typeof findDue>> & object
type Claimed = Omit<Waiting, 'next_attempt_at'> & { claimedUntil: string }

const unknownKind = (): Refusal => ({ isPermanent: true, code: 'unknown-kind', words: texts.kindNotWritten })
const overdue = (): Refusal => ({ isPermanent: true, code: 'too-late', words: texts.waitedTooLong })
const unwritten = (): Refusal => ({ isPermanent: false, code: 'unwritten', words: texts.notWritten })

const findDue = (db: Database, now: Date) =>
  db
    .selectFrom('letters')
    .select(['id', 'kind', 'subject_id', 'recipient', 'created_at', 'attempts', 'next_attempt_at'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Claims a message that several processes may have found. Returns null if another process was faster. */
async function claimMessage(
  db: Database,
  { next_attempt_at, ...message }: Waiting,
  now: Date,
): Promise<Claimed | null> {
  const claimedUntil = after(now, claimMs)
  const attempts = message.attempts + 1
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ next_attempt_at: claimedUntil, attempts })
    .where('id', '=', message.id)
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...message, attempts, claimedUntil } : null
}

/** Whether the hourly limit for messages of this kind is reached. */
async function isLimitReached(db: Database, { name, mostPerHour }: MessageKind, now: Date): Promise<boolean> {
  if (mostPerHour === undefined) return false
  const sent = db.selectFrom('letters').select('id').where('kind', '=', name).where('sent_at', '>', after(now, -hour))
  return (await sent.limit(mostPerHour).execute()).length === mostPerHour
}

/** Postpones the message for a minute, without counting an attempt. */
async function postpone(db: Database, { id, attempts, claimedUntil }: Claimed, now: Date): Promise<void> {
  await db
    .updateTable('letters')
    .set({ next_attempt_at: after(now, minute), attempts: attempts - 1 })
    .where('id', '=', id)
    .where('next_attempt_at', '=', claimedUntil)
    .execute()
}

/** Records that a message was sent, even if a newer one has replaced it. */
async function recordSent(db: Database, id: number, sentAt: Date): Promise<void> {
  const sent = { sent_at: sentAt.toISOString(), next_attempt_at: null, failed_at: null, failure: null }
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
}

async function recordRefusal(
  db: Database,
  message: Claimed,
  { isPermanent, words }: Refusal,
  now: Date,
): Promise<void> {
  const minutes = isPermanent ? undefined : retryMinutes[message.attempts - 1]
  const hasFailed = minutes === undefined
  await db
    .updateTable('letters')
    .set({
      failure: words,
      next_attempt_at: hasFailed ? null : after(now, minutes * minute),
      failed_at: hasFailed ? now.toISOString() : null,
    })
    .where('id', '=', message.id)
    .where('next_attempt_at', '=', message.claimedUntil)
    .execute()
}

async function deleteOldMessages(db: Database, certain: Date): Promise<void> {
  const old = after(certain, -retentionDays * 24 * hour)
  await db
    .deleteFrom('letters')
    .where('created_at', '<', old)
    .where((eb) => eb('sent_at', '<', old).or('failed_at', '<', old))
    .execute()
}

/** Makes messages due if their next attempt is more than a day away. They were queued while the clock was ahead. */
async function makeFutureDue(db: Database, now: Date): Promise<void> {
  const next_attempt_at = now.toISOString()
  await db
    .updateTable('letters')
    .set({ next_attempt_at })
    .where('next_attempt_at', '>', after(now, 24 * hour))
    .execute()
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
