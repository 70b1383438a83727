import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { FindRights } from '#platform/server/session.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Rights } from '#platform/shared/section.ts'

/** Finds a role's section rights. Admins have all rights; other roles have all except those that an admin narrowed. */
export const createFindRights =
  (allRights: Rights): FindRights =>
  async (db, { pregnancyId, role }) => {
    if (role === 'admin') return allRights
    const rows = await selectRights(db, { pregnancyId, role })
    return { ...allRights, ...Object.fromEntries(rows.map(({ section, may }) => [section, may])) }
  }

const selectRights = compileQuery<{ pregnancyId: number; role: Role }>()((db, param) =>
  db
    .selectFrom('section_rights')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('role', '=', param('role') as Exclude<Role, 'admin'>)
    .select(['section', 'may']),
)

/** Whether the person is an accepted member of the journey. */
export async function isMember(db: Database | Tx, pregnancyId: number, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return member !== undefined
}

/**
 * The time when an admin removed this person from the journey. Undefined if no admin did, or if the person joined
 * again.
 */
export async function findRemovalTime(
  db: Database | Tx,
  pregnancyId: number,
  userId: number,
): Promise<string | undefined> {
  const removal = await db
    .selectFrom('removed_members')
    .select('removed_at')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return removal?.removed_at
}

/** Counts either the accepted or the pending members. */
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
  // Kysely’s type for a count also allows text and bigint.
  return Number(count)
}

/** The journey that the person joined last, and their role in it. */
export function findLatestMembership(tx: Tx, userId: number) {
  return tx
    .selectFrom('members')
    .select(['pregnancy_id', 'role'])
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
