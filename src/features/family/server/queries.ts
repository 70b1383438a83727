import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { FindRights, Member, PregnancyId } from '#platform/server/session.ts'
import type { Role } from '#platform/shared/role.ts'
import { allRights } from '#platform/shared/section.ts'
import type { FamilyLink, SectionRights } from '../contract.ts'
import { mostInvitations, mostMembers } from '../rules.ts'

/** What the parents let this role do; everything that they have not narrowed. */
export const findRights: FindRights = async (db, { pregnancyId, role }) => {
  const rows = await selectRights(db, { pregnancyId, role })
  return { ...allRights, ...Object.fromEntries(rows.map(({ section, may }) => [section, may])) }
}

const selectRights = compileQuery<{ pregnancyId: PregnancyId; role: Role }>()((db, hole) =>
  db
    .selectFrom('section_rights')
    .where('pregnancy_id', '=', hole('pregnancyId'))
    .where('role', '=', hole('role') as Exclude<Role, 'admin'>)
    .select(['section', 'may']),
)

export async function getSectionRights(db: Database, pregnancyId: PregnancyId): Promise<SectionRights> {
  return {
    family: await findRights(db, { pregnancyId, role: 'family' }),
    guest: await findRights(db, { pregnancyId, role: 'guest' }),
  }
}

/** Who follows the journey, the first who came first; admins are also told whom they wait for. */
export async function listFamily(db: Database, { pregnancyId, role }: Member): Promise<FamilyLink[]> {
  const links = (await selectFamily(db, { pregnancyId })).map(asLink)
  return role === 'admin' ? links : links.filter(({ status }) => status === 'accepted')
}

/** Of one kind: who came in, or who is waited for. */
export async function countMembers(
  tx: Tx,
  { pregnancyId, accepted }: { pregnancyId: number; accepted: boolean },
): Promise<number> {
  const { count } = await tx
    .selectFrom('members')
    .where('pregnancy_id', '=', pregnancyId)
    .where('accepted_at', accepted ? 'is not' : 'is', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in text.
  return Number(count)
}

/** Everybody there can be: a list has an end. */
export const mostListed = mostMembers + mostInvitations

const selectFamily = compileQuery<{ pregnancyId: PregnancyId }>()((db, hole) =>
  db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .where('members.pregnancy_id', '=', hole('pregnancyId'))
    // Said outright: the engines differ in where they put those who have not come yet.
    .orderBy((eb) => eb('members.accepted_at', 'is', null))
    .orderBy('members.accepted_at')
    .orderBy('members.id')
    .limit(mostListed)
    .select([
      'members.id',
      'members.role',
      'members.accepted_at',
      'users.first_name',
      'users.profile_image_url',
      'invitations.email as invited_email',
    ]),
)

type Row = Awaited<ReturnType<typeof selectFamily>>[number]

const asLink = (row: Row): FamilyLink => ({
  id: row.id,
  status: row.accepted_at === null ? 'pending' : 'accepted',
  role: row.role,
  joinedAt: row.accepted_at,
  user: {
    firstName: row.first_name ?? row.invited_email?.split('@')[0] ?? '',
    profileImageUrl: row.profile_image_url,
  },
})
