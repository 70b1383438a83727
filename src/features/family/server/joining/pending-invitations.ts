import type { Database, Tx } from '#platform/server/database/database.ts'

/**
 * Emailed invitations that nobody has accepted yet, even expired ones, each with the person who sent it (`maker`).
 * Leaves out invitations from people who are no longer admins.
 */
export const pendingInvitations = (db: Database | Tx) =>
  db
    .selectFrom('invitations')
    .innerJoin('members as pending', 'pending.id', 'invitations.member_id')
    .innerJoin('members as maker', (join) =>
      join
        .onRef('maker.pregnancy_id', '=', 'invitations.pregnancy_id')
        .onRef('maker.user_id', '=', 'invitations.invited_by'),
    )
    .innerJoin('users', 'users.id', 'maker.user_id')
    .where('maker.role', '=', 'admin')
    .where('maker.accepted_at', 'is not', null)
    .where('pending.accepted_at', 'is', null)
