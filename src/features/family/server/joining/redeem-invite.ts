import type { User } from '#features/sign-in/contract.ts'
import { getSelf, switchToJourney } from '#features/sign-in/server/public.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { acceptInvite } from './accept-invite.ts'
import { resolveInvite } from './resolve-invite.ts'

/** Adds a signed-in person to the journey of an invitation, and switches their session to that journey. */
export async function redeemInvite(exchange: Exchange, { userId, sessionId }: SignedIn, code: string): Promise<User> {
  const { db, emit, cookies, now } = exchange
  const invite = await resolveInvite(exchange, code)
  await db.transaction().execute(async (tx) => {
    await acceptInvite(tx, invite, { userId, now }, emit)
    await switchToJourney(tx, { userId, sessionId, pregnancyId: invite.pregnancyId })
  })
  return getSelf(exchange, cookies.get('session') ?? '')
}
