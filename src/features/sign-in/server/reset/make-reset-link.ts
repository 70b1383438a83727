/** New-password links that somebody else passes on: an admin of the journey, or the operator. */
import type * as z from 'zod/mini'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { removeFactors } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import type { ResetLink } from '../../contract.ts'
import { resetLinkRequested } from '../../events.ts'
import { clearPassedSteps } from '../second-step/change-factors.ts'
import { findResettable } from './find-resettable.ts'
import { makeResetToken, resetPath } from './make-reset-token.ts'

/** Only for people who are in no other journey, because a password gives access to everything the person has. */
export function makeResetLink(
  { db, emit, now }: Pick<Exchange, 'db' | 'emit' | 'now'>,
  { userId, pregnancyId }: Pick<Member, 'userId' | 'pregnancyId'>,
  typedEmail: string,
): Promise<z.infer<typeof ResetLink>> {
  return db.transaction().execute(async (tx) => {
    const person = await findByTypedEmail(tx, typedEmail)
    // Not for oneself: changing one's own password requires the current one.
    if (!person || person.id === userId) throw new AppError('not-found')
    // The lock prevents joining another journey meanwhile; joining one voids the link.
    await lockRow(tx, 'users', person.id)
    const journeys = await tx
      .selectFrom('members')
      .select('pregnancy_id')
      .where('user_id', '=', person.id)
      .where('accepted_at', 'is not', null)
      .execute()
    if (!journeys.some(({ pregnancy_id }) => pregnancy_id === pregnancyId)) throw new AppError('not-found')
    await emit(tx, resetLinkRequested, { pregnancyId, userId: person.id })
    // Nor for founders, because no admin gave them the right to begin a journey. The answer hides which reason applies.
    if (journeys.length > 1 || person.founder_at !== null) throw new AppError('no-link-for-them')
    return makeResetToken(tx, { userId: person.id, madeBy: userId, now })
  })
}

/**
 * Makes a link for anybody, for the operator; null if no account has this email. It also removes the second step and all
 * passkeys, so nobody who lost everything is locked out, and nobody who stole it stays in.
 */
export function makeResetPath(
  { db, features }: { db: Database; features: Exchange['features'] },
  typedEmail: string,
  now: Date,
): Promise<{ path: string; expiresAt: string; removed: string[] } | null> {
  return db.transaction().execute(async (tx) => {
    const person = await findByTypedEmail(tx, typedEmail)
    if (!person) return null
    const { token, expiresAt } = await makeResetToken(tx, { userId: person.id, madeBy: null, now })
    const removed = await removeFactors({ features }, tx, person.id)
    await clearPassedSteps(tx, person.id)
    return { path: resetPath(token), expiresAt, removed }
  })
}

/** Normalises an email from an address or command line. */
async function findByTypedEmail(tx: Tx, typed: string) {
  const { data } = email().safeParse(typed)
  return data === undefined ? undefined : findResettable(tx, data)
}
