/**
 * A POST that is sent again with the same `Idempotency-Key` gets the first response, and is not executed twice. Clients
 * send a request again after a lost response, a double press, or a crash of the server.
 */
import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../shared/errors.ts'
import { sendKeyShape } from '../../shared/fields.ts'
import type { Database, Engine, Tx } from '../database/database.ts'
import { type HttpRequest, headerOf } from '../http/wire/request.ts'
import { joinTransaction } from './join-transaction.ts'
import { seal, unseal } from './seal.ts'

/** Identifies a request: its sender, and hashes of its key and of its content. */
export type Claim = {
  readonly userId: number
  readonly keyHash: string
  readonly requestHash: string
  readonly now: Date
}

/** Stores claims for at least 24 hours. */
export type ClaimStore = {
  /** Finds the stored claim. Its `answer` is null while the request is handled, or if the server stopped meanwhile. */
  find(db: Database, claim: Claim): Promise<{ requestHash: string; answer: string | null } | undefined>
  /** Stores the claim; false if there is already one. */
  add(tx: Tx, claim: Claim): Promise<boolean>
  /** Adds the response body (the answer) to a stored claim. */
  addAnswer(db: Database, claim: Claim, answer: string): Promise<void>
  /** Deletes a claim without an answer. */
  remove(db: Database, claim: Claim): Promise<void>
}

type Sent = { readonly request: HttpRequest; readonly userId: number; readonly content: unknown; readonly now: Date }

/** Makes the changes in the given database, and returns the body of the response. */
type Run = (db: Database) => Promise<string>

/** Returns what `run` returns. If the same request is sent again, returns the stored result without calling `run`. */
export type AnswerOnce = (db: Database, sent: Sent, run: Run) => Promise<string>

const [mostTries, tryAgainMs] = [20, 100]

export function createAnswerOnce(store: ClaimStore, engine: Engine): AnswerOnce {
  const underWay = new Map<string, { requestHash: string; answer: Promise<string> }>()

  return async (db, { request, userId, content, now }, run) => {
    const key = readKey(request)
    if (key === null) return run(db)
    const requestHash = hash('sha256', JSON.stringify([request.method, request.path, content]))
    const claim = { userId, keyHash: hash('sha256', key), requestHash, now }
    const name = `${userId} ${claim.keyHash}`
    const first = underWay.get(name)
    if (first) {
      refuseReusedKey(claim, first)
      return first.answer
    }
    const answer = answerFirst(db, claim, key, run).finally(() => underWay.delete(name))
    underWay.set(name, { requestHash, answer })
    return answer
  }

  async function answerFirst(db: Database, claim: Claim, key: string, run: Run) {
    const known = await findAnswer(db, claim, key)
    if (known !== null) return known
    let isStored = false
    const add = async (tx: Tx) => {
      if (!(await store.add(tx, claim))) throw new AppError('outcome-unknown')
      isStored = true
    }
    try {
      const answer = await run(joinTransaction(db, add))
      await store.addAnswer(db, claim, seal(answer, key))
      return answer
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // If another process has handled the same request meanwhile, its answer is returned.
      const otherAnswer = isStored ? null : await findAnswer(db, claim, key)
      if (otherAnswer !== null) return otherAnswer
      // A refused request changed nothing, so its key may be used again. After any other error the outcome is unknown.
      if (isStored && error.code !== 'outcome-unknown') await store.remove(db, claim)
      throw error
    }
  }

  /**
   * Returns the stored answer, or null if there is no claim. Throws `outcome-unknown` if the claim has no answer.
   * With PostgreSQL, it first retries for 2 seconds: another process may have stored its claim but not its answer yet.
   */
  async function findAnswer(db: Database, claim: Claim, key: string): Promise<string | null> {
    for (let tries = engine === 'sqlite' ? 1 : mostTries; tries > 0; tries -= 1) {
      const known = await store.find(db, claim)
      if (!known) return null
      refuseReusedKey(claim, known)
      if (known.answer !== null) return unseal(known.answer, key)
      await pause(tryAgainMs)
    }
    throw new AppError('outcome-unknown')
  }
}

/** The key without quotes; null if none was sent. */
function readKey(request: HttpRequest): string | null {
  const text = headerOf(request, 'idempotency-key')
  if (text === undefined) return null
  const key = text.replace(/^"/, '').replace(/"$/, '')
  if (!sendKeyShape.test(key)) throw new AppError('malformed-request')
  return key
}

/** Refuses a key that was already sent with another request. */
function refuseReusedKey(claim: Claim, first: { requestHash: string }) {
  if (claim.requestHash !== first.requestHash) throw new AppError('key-reused')
}
