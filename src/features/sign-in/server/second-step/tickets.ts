/** A ticket proves that the right password was entered. It is not a session: only the second step begins one. */
import type { Database, Tx } from '#platform/server/database/database.ts'
import { drawToken, hashToken } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

const validMinutes = 5

/** Returns a new ticket; the person's earlier ticket no longer works. */
export async function makeTicket(tx: Tx, userId: number, now: Date): Promise<string> {
  const ticket = drawToken()
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000).toISOString()
  const row = { token_hash: hashToken(ticket), expires_at: expiresAt }
  await tx
    .insertInto('sign_in_tickets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return ticket
}

/** The person of a ticket; throws `ticket-gone` if it is unknown or expired. */
export function findByTicket(db: Database | Tx, ticket: string, now: Date): Promise<{ id: number; email: string }> {
  return db
    .selectFrom('sign_in_tickets')
    .innerJoin('users', 'users.id', 'sign_in_tickets.user_id')
    .where('sign_in_tickets.token_hash', '=', hashToken(ticket))
    .where('sign_in_tickets.expires_at', '>', now.toISOString())
    .select(['users.id', 'users.email'])
    .executeTakeFirstOrThrow(() => new AppError('ticket-gone'))
}

/** Deletes the person's ticket: after its use, and when the password or the second step changes. */
export async function voidTicket(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()
}
