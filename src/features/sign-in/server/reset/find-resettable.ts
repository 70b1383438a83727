import type { Tx } from '#platform/server/database/database.ts'

/** The account with this email, if it may get a new password. A deleted account may not. */
export const findResettable = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'founder_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
