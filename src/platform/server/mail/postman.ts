/** Carries the queue of letters to the mail server, one at a time, beside everything else and never in its way. */
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { LetterKind, LetterText } from './letter.ts'
import { createSendLetter, type Patience, type Refusal, usualPatience } from './send-letter.ts'
import { tooLate, waitedTooLong } from './waited-too-long.ts'

export type Postman = {
  /** Tries every letter whose turn has come. */
  deliverDue(): Promise<void>
  /** Looks every second, from now on. */
  start(): void
  /** Ends after the letter that is under way, which is left for later after ten seconds. */
  stop(): Promise<void>
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'environment'> & {
  kinds: readonly LetterKind[]
  patience?: Patience
}

const minute = 60_000
/** Longer than sending can take: whoever died with a letter in hand leaves it to the next one. */
const claim = 2 * minute
/** Minutes after each attempt; then the letter is given up. */
const retries = [1, 5, 15, 60, 180, 360, 720]
const daysKept = 30
const hour = 60 * minute

/** Opens the way out for letters of these kinds; nothing is sent before `start` or `deliverDue`. */
export function openPostman({ db, clock, log, environment, kinds, patience = usualPatience }: Parts): Postman {
  const send = createSendLetter(environment, patience)
  const origin = environment.publicUrl?.origin ?? ''
  const hurry = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null
  let isStopping = false
  let tidyAt = 0
  let isTroubled = false

  function deliverDue(): Promise<void> {
    underWay ??= deliverAll().finally(() => {
      underWay = null
    })
    return underWay
  }

  async function deliverAll() {
    if (clock().getTime() >= tidyAt) {
      await forgetOld(db, clock())
      tidyAt = clock().getTime() + hour
    }
    while (!isStopping) {
      const letter = await findDue(db, clock())
      if (!letter) return
      const claimed = await claimLetter(db, letter, clock())
      if (claimed) await deliver(claimed)
    }
  }

  async function deliver(letter: Claimed) {
    const kind = kinds.find(({ name }) => name === letter.kind)
    if (!kind) return noteRefusal(db, letter, unknownKind, clock())
    if (waitedTooLong(letter.created_at, clock())) return noteRefusal(db, letter, overdue, clock())
    const refusal = await writeAndSend(kind, letter)
    if (refusal) await noteRefusal(db, letter, refusal, clock())
  }

  async function writeAndSend(kind: LetterKind, letter: Claimed): Promise<Refusal | null> {
    let text: LetterText | null
    try {
      text = await write(kind, letter)
    } catch (error) {
      log.error({ letter: kind.name, error }, 'a letter could not be written')
      return unwritten
    }
    if (!text) return null
    const refusal = await send({ text, recipient: letter.recipient, now: clock(), signal: hurry.signal })
    if (refusal) log.warn({ letter: kind.name, code: refusal.code }, 'a message could not be sent')
    else await noteSent(db, letter, clock())
    return refusal
  }

  function write(kind: LetterKind, { id, subject_id, recipient, created_at }: Claimed): Promise<LetterText | null> {
    return db.transaction().execute(async (tx) => {
      const createdAt = new Date(created_at)
      const text = await kind.write(tx, { subjectId: subject_id, recipient, createdAt, now: clock(), origin })
      if (!text) await tx.deleteFrom('letters').where('id', '=', id).execute()
      return text
    })
  }

  function look() {
    if (underWay) return
    deliverDue().then(
      () => {
        isTroubled = false
      },
      (error) => {
        // Once, and not every second for as long as a database is away.
        if (!isTroubled) log.error({ error }, 'the queue of letters cannot be read')
        isTroubled = true
      },
    )
  }

  return {
    deliverDue,
    start() {
      timer = setInterval(look, 1000).unref()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      const patienceEnds = setTimeout(() => hurry.abort(), 10_000)
      await underWay?.catch(() => undefined)
      clearTimeout(patienceEnds)
    },
  }
}

type Waiting = Awaited<ReturnType<typeof findDue>> & object
type Claimed = Omit<Waiting, 'next_attempt_at'> & { claimedUntil: string }

const unknownKind: Refusal = {
  forGood: true,
  code: 'unknown-kind',
  words: 'This Nestling does not write letters of this kind any more.',
}
const overdue: Refusal = { forGood: true, code: 'too-late', words: tooLate }
const unwritten: Refusal = { forGood: false, code: 'unwritten', words: 'Nestling could not write this letter.' }

const findDue = (db: Database, now: Date) =>
  db
    .selectFrom('letters')
    .select(['id', 'kind', 'subject_id', 'recipient', 'created_at', 'attempts', 'next_attempt_at'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Of several processes that found the same letter one takes it; null for the others. */
async function claimLetter(db: Database, { next_attempt_at, ...letter }: Waiting, now: Date): Promise<Claimed | null> {
  const claimedUntil = after(now, claim)
  const attempts = letter.attempts + 1
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ next_attempt_at: claimedUntil, attempts })
    .where('id', '=', letter.id)
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...letter, attempts, claimedUntil } : null
}

/** Also where a newer letter took its place meanwhile: this one went out all the same. */
async function noteSent(db: Database, { id }: Claimed, now: Date): Promise<void> {
  const sent = { sent_at: now.toISOString(), next_attempt_at: null, failed_at: null, failure: null }
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
}

async function noteRefusal(db: Database, letter: Claimed, { forGood, words }: Refusal, now: Date): Promise<void> {
  const minutes = forGood ? undefined : retries[letter.attempts - 1]
  const isOver = minutes === undefined
  await db
    .updateTable('letters')
    .set({
      failure: words,
      next_attempt_at: isOver ? null : after(now, minutes * minute),
      failed_at: isOver ? now.toISOString() : null,
    })
    .where('id', '=', letter.id)
    .where('next_attempt_at', '=', letter.claimedUntil)
    .execute()
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  const old = after(now, -daysKept * 24 * hour)
  await db
    .deleteFrom('letters')
    .where('created_at', '<', old)
    .where((eb) => eb('sent_at', '<', old).or('failed_at', '<', old))
    .execute()
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
