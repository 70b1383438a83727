import type { Tx } from '#platform/server/database/database.ts'

/** The account with this email, if it can get a new password. */
export const findResettable = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'founder_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
