import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { deleteMessages } from '#platform/server/mail/delete-messages.ts'
import { drawToken, type SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { accountDeleted } from '../../events.ts'
import { checkCurrentPassword, lockAccount } from '../account/check-current-password.ts'
import { accountMessages } from '../account/messages.ts'
import { hashPassword } from '../password/hash-password.ts'
import { needsAdmin } from './get-deletion-preview.ts'

/**
 * Deletes a person's account for good. Their row in `users` stays with the first name, which the app shows beside things
 * that they shared. Throws `last-admin` if a journey with other members would be left without an admin.
 */
export async function deleteAccount(exchange: Exchange, actor: SignedIn, currentPassword: string): Promise<void> {
  const { db, emit, listOwnJourneys, now, cookies, headers } = exchange
  const { userId } = actor
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  const passwordHash = await hashPassword(drawToken(), 'knownBrowsers')

  await db.transaction().execute(async (tx) => {
    // Lock journeys before people, as all transactions do, so this cannot deadlock with an admin who removes the person.
    const lockedIds = await lockJourneys(tx, userId)
    await lockAccount(tx, person)
    // If the person has just joined another journey, that journey is not locked, so the client has to try again.
    if (!(await listJourneyIds(tx, userId)).every((id) => lockedIds.includes(id)))
      throw new AppError('too-busy', { retryAfterSeconds: 2 })
    if ((await listOwnJourneys(tx, userId)).some(needsAdmin)) throw new AppError('last-admin')
    await emit(tx, accountDeleted, { userId, now })
    await anonymisePerson(tx, { userId, passwordHash, now })
  })
  cookies.set('session', null, 0)
  cookies.set('device', null, 0)
  headers['clear-site-data'] = '"cache"'
}

/** Locks the person's journeys. If two admins leave at once, the second one waits, and is then refused as the last admin. */
async function lockJourneys(tx: Tx, userId: number): Promise<readonly number[]> {
  const ids = await listJourneyIds(tx, userId)
  for (const id of ids) await lockRow(tx, 'pregnancies', id)
  return ids
}

async function listJourneyIds(tx: Tx, userId: number): Promise<number[]> {
  const members = tx.selectFrom('members').select('pregnancy_id').where('user_id', '=', userId)
  return (await members.orderBy('pregnancy_id').execute()).map(({ pregnancy_id }) => pregnancy_id)
}

type Anonymised = { userId: number; passwordHash: string; now: Date }

async function anonymisePerson(tx: Tx, { userId, passwordHash, now }: Anonymised) {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await deleteMessages(tx, {
    recipient: email,
    kinds: accountMessages,
    subjectId: userId,
  })
  await tx
    .updateTable('users')
    .set({
      // The domain has no dot, so this is not a valid email. Nobody can sign in with it or register it.
      email: `deleted-${userId}@invalid`,
      password_hash: passwordHash,
      last_name: '',
      profile_image_url: null,
      founder_at: null,
      units: null,
      theme: 'auto',
      layout: 'usual',
      language: 'en',
      hides: null,
      deleted_at: now.toISOString(),
    })
    .where('id', '=', userId)
    .execute()
}
