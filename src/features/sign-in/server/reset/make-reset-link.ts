/** New-password links that an admin of the journey or the operator makes and passes on. */
import type * as z from 'zod/mini'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { removeFactors } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import type { ResetSecret } from '../../contract.ts'
import { resetLinkRequested } from '../../events.ts'
import { clearPassedSteps } from '../second-step/change-factors.ts'
import { findResettable } from './find-resettable.ts'
import { makeResetToken, resetPath } from './make-reset-token.ts'

/** Makes a link for an admin to pass on. Refuses members of several journeys, because the password opens all of them. */
export function makeResetLink(
  { db, emit, now }: Pick<Exchange, 'db' | 'emit' | 'now'>,
  { userId, pregnancyId }: Pick<Member, 'userId' | 'pregnancyId'>,
  typedEmail: string,
): Promise<z.infer<typeof ResetSecret>> {
  return db.transaction().execute(async (tx) => {
    const person = await findByTypedEmail(tx, typedEmail)
    // Admins get no link for themselves: changing one's own password requires the current one.
    if (!person || person.id === userId) throw new AppError('not-found')
    // The lock prevents the person from joining another journey meanwhile. Joining one later voids the link.
    await lockRow(tx, 'users', person.id)
    const journeys = await tx
      .selectFrom('members')
      .select('pregnancy_id')
      .where('user_id', '=', person.id)
      .where('accepted_at', 'is not', null)
      .execute()
    if (!journeys.some(({ pregnancy_id }) => pregnancy_id === pregnancyId)) throw new AppError('not-found')
    await emit(tx, resetLinkRequested, { pregnancyId, userId: person.id })
    // People who may begin a journey get no link either: with it, the admin could sign in as them and begin one. Both cases
    // get the same error, so the error does not reveal the reason.
    if (journeys.length > 1 || person.founder_at !== null) throw new AppError('no-link-for-them')
    return makeResetToken(tx, { userId: person.id, madeBy: userId, now })
  })
}

/**
 * Makes a link for the operator, to any account; null if no account has this email. Also removes the second step and all
 * passkeys, so an owner who has lost them can sign in again, and a thief who has them cannot.
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

/** Normalises an email from a URL or the command line, and finds its account. */
async function findByTypedEmail(tx: Tx, typed: string) {
  const { data } = email().safeParse(typed)
  return data === undefined ? undefined : findResettable(tx, data)
}
