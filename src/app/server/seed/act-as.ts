import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openSession } from '#features/sign-in/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { admit, hashToken, type Member, recognise, type SignedIn } from '#platform/server/session.ts'

/** Begins a session for a demo person, as a sign-in would, and returns its token. */
export async function signInAs({ db, clock }: Pick<Services, 'db' | 'clock'>, name: CastName): Promise<string> {
  const user = await db
    .selectFrom('users')
    .leftJoin('members', 'members.user_id', 'users.id')
    .select(['users.id', 'members.pregnancy_id'])
    .where('users.email', '=', cast[name].email)
    .orderBy('members.id')
    .executeTakeFirstOrThrow()
  const opening = { userId: user.id, pregnancyId: user.pregnancy_id, deviceName: 'Development', now: clock() }
  return db.transaction().execute((tx) => openSession(tx, opening))
}

/** Returns a demo person in the form that handlers get after the session check. */
export async function actAs(services: Services, name: CastName): Promise<SignedIn> {
  const tokenHash = hashToken(await signInAs(services, name))
  const row = await services.findSession(services.db, { tokenHash, pregnancyId: null, now: services.clock() })
  const person = recognise(row)
  if (!person) throw new Error(`${name} could not be signed in.`)
  return person
}

/** Returns a demo person as a member of their journey. */
export async function actAsMember(services: Services, name: CastName): Promise<Member> {
  return admit('member', await actAs(services, name), false)
}
