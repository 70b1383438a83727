import type { Database, Tx } from '#platform/server/database/database.ts'

/** The admins of all journeys; an admin of several journeys is listed once. */
export const selectAdmins = (db: Database | Tx) =>
  db
    .selectFrom('users')
    .innerJoin('members', 'members.user_id', 'users.id')
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .groupBy(['users.id', 'users.email'])
    .select('users.email')
