/** Links for a new password that somebody else passes on: an admin of the journey, or who runs the installation. */
import type * as z from 'zod/mini'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import type { ResetLink } from '../../contract.ts'
import { findResettable } from './find-resettable.ts'
import { makeResetToken, resetPath } from './make-reset-token.ts'

/** For a member of the admin's journey and of no other: whoever has the password has all that the person has. */
export function makeResetLink(
  db: Database,
  { userId, pregnancyId }: Pick<Member, 'userId' | 'pregnancyId'>,
  typedEmail: string,
  now: Date,
): Promise<z.infer<typeof ResetLink>> {
  return db.transaction().execute(async (tx) => {
    const person = await findByTypedEmail(tx, typedEmail)
    // Not for oneself: a new password of one's own asks for the current one.
    if (!person || person.id === userId) throw new AppError('not-found')
    // Nobody joins another journey meanwhile; joining one voids the link.
    await lockRow(tx, 'users', person.id)
    const journeys = await tx
      .selectFrom('members')
      .select('pregnancy_id')
      .where('user_id', '=', person.id)
      .where('accepted_at', 'is not', null)
      .execute()
    if (!journeys.some(({ pregnancy_id }) => pregnancy_id === pregnancyId)) throw new AppError('not-found')
    if (await isInvitedToo(tx, pregnancyId, person.id)) throw new AppError('two-with-this-email')
    // The right to begin a journey was not given by this one's admins. Which of both it is, they are not told.
    if (journeys.length > 1 || person.founder_at !== null) throw new AppError('no-link-for-them')
    return makeResetToken(tx, { userId: person.id, madeBy: userId, now })
  })
}

/** Whether the email of this account also waits, in this journey, for somebody who has not come in yet. */
async function isInvitedToo(tx: Tx, pregnancyId: number, userId: number): Promise<boolean> {
  const pending = await tx
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .innerJoin('users', 'users.email', 'invitations.email')
    .select('invitations.id')
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .where('members.accepted_at', 'is', null)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return pending !== undefined
}

/** For anybody, by who has the data itself in hand; null when nobody has an account with this email. */
export function makeResetPath(
  db: Database,
  typedEmail: string,
  now: Date,
): Promise<{ path: string; expiresAt: string } | null> {
  return db.transaction().execute(async (tx) => {
    const person = await findByTypedEmail(tx, typedEmail)
    if (!person) return null
    const { token, expiresAt } = await makeResetToken(tx, { userId: person.id, madeBy: null, now })
    return { path: resetPath(token), expiresAt }
  })
}

/** What stands in an address or is typed on a command line is brought into the form in which emails are kept. */
async function findByTypedEmail(tx: Tx, typed: string) {
  const { data } = email().safeParse(typed)
  return data === undefined ? undefined : findResettable(tx, data)
}
