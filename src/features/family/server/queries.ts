import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FindRights, Member, PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { type FamilyLink, type SavedRights, SectionRights } from '../contract.ts'
import { mostInvitations, mostMembers } from '../rules.ts'

export async function getSectionRights(
  { db, findRights }: { db: Database; findRights: FindRights },
  pregnancyId: PregnancyId,
): Promise<SavedRights> {
  const rights = {
    family: await findRights(db, { pregnancyId, role: 'family' }),
    guest: await findRights(db, { pregnancyId, role: 'guest' }),
  }
  return { ...rights, version: rightsVersion(rights) }
}

const rightsVersion = versionOf(SectionRights)

/** The journey's members in the order of joining. For admins, pending members follow. */
export async function listFamily(db: Database, { pregnancyId, role }: Member): Promise<FamilyLink[]> {
  const links = (await selectFamily(db, { pregnancyId })).map(asLink)
  return role === 'admin' ? links : links.filter(({ status }) => status === 'accepted')
}

/** The maximum length of the list, which is not paginated. No journey has more members and invitations than this. */
export const mostListed = mostMembers + mostInvitations

const selectFamily = compileQuery<{ pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .where('members.pregnancy_id', '=', param('pregnancyId'))
    // Pending members last. This is explicit, because SQLite and PostgreSQL sort nulls differently.
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
