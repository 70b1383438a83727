import { isMember as isMemberOf } from '#features/membership/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { SignedIn } from '#platform/server/session.ts'
import type { Invitation } from '../../contract.ts'
import type { Invite } from './find-invite.ts'
import { refuseRemoved } from './refuse-removed.ts'
import { refuseUnusable, resolveInvite } from './resolve-invite.ts'

/**
 * Returns the journey of an invitation. Throws if the invitation is used up or expired, or if an admin removed the caller,
 * but never for members of that journey.
 */
export async function lookUpInvite(exchange: Exchange, actor: SignedIn | null, code: string): Promise<Invitation> {
  const { db, now } = exchange
  const invite = await resolveInvite(exchange, code)
  const isMember = actor !== null && (await isMemberOf(db, invite.pregnancyId, actor.userId))
  // Members may still use the link to open their journey.
  if (!isMember) refuseUnusable(invite, now)
  if (actor && !isMember) await refuseRemoved(db, invite, actor.userId)
  return { ...(await describeInvite(db, invite)), isMember }
}

async function describeInvite(
  db: Database,
  { pregnancyId, role, invitedBy, email }: Invite,
): Promise<Omit<Invitation, 'isMember'>> {
  const { baby_name } = await db
    .selectFrom('pregnancies')
    .select('baby_name')
    .where('id', '=', pregnancyId)
    .executeTakeFirstOrThrow()
  return { babyName: baby_name, parents: await listParents(db, pregnancyId), invitedBy, role, email }
}

/** The parents' chosen names; without any, the admins' first names. */
async function listParents(db: Database, pregnancyId: number): Promise<string[]> {
  const admins = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('parents', (join) =>
      join.onRef('parents.pregnancy_id', '=', 'members.pregnancy_id').onRef('parents.user_id', '=', 'members.user_id'),
    )
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .orderBy('parents.part')
    .orderBy('members.accepted_at')
    .orderBy('members.id')
    .select(['parents.display_name', 'users.first_name'])
    .execute()
  const parents = admins.flatMap(({ display_name }) => display_name ?? [])
  return parents.length > 0 ? parents : admins.map(({ first_name }) => first_name)
}
