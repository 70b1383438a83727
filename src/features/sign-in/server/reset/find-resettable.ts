import type { Tx } from '#platform/server/database/database.ts'

/** Whose account it is, if it can be given a new password. */
export const findResettable = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'founder_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
