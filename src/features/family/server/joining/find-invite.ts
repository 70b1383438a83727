import type { Language } from '#language/languages.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { hashToken } from '#platform/server/session.ts'
import type { Role } from '#platform/shared/role.ts'
import { readCode } from '../../rules.ts'
import { pendingInvitations } from './pending-invitations.ts'

/** An invitation to a journey: a code or an emailed link. */
export type Invite = Readonly<{
  /** The code or token as received. */
  secret: string
  pregnancyId: number
  role: Role
  /** The first name of the admin who made it. */
  invitedBy: string
  /** The language of this admin. */
  language: Language
  /** The email it was sent to, if any. */
  email: string | null
  /** The pending member it is for; null for a code, which anybody may use. */
  memberId: number | null
  usedCount: number
  maxUses: number | null
  expiresAt: string | null
}>

/**
 * Whether this looks like the token of an emailed link, and is not a code padded with hyphens. A token is 24 random bytes,
 * so nobody guesses it or types it by hand.
 */
export const isToken = (secret: string): boolean => /^[\w-]{32}$/.test(secret) && readCode(secret) === null

/**
 * Finds the invitation of a code or token, even if it has expired or the code is used up. Does not find a token that was
 * used, or an invitation from somebody who is no longer an admin.
 */
export async function findInvite(db: Database | Tx, secret: string): Promise<Invite | undefined> {
  if (isToken(secret)) return findInvitation(db, secret)
  const code = readCode(secret)
  return code === null ? undefined : findCode(db, secret, code)
}

async function findInvitation(db: Database | Tx, secret: string): Promise<Invite | undefined> {
  const row = await pendingInvitations(db)
    .where('invitations.token_hash', '=', hashToken(secret))
    .select(['pending.id', 'pending.pregnancy_id', 'pending.role', 'users.first_name', 'users.language'])
    .select(['invitations.email', 'invitations.expires_at'])
    .executeTakeFirst()
  return row && { ...asInvite(row, secret), email: row.email, memberId: row.id, usedCount: 0, maxUses: 1 }
}

async function findCode(db: Database | Tx, secret: string, code: string): Promise<Invite | undefined> {
  const row = await db
    .selectFrom('invite_codes')
    .innerJoin('members as maker', (join) =>
      join
        .onRef('maker.pregnancy_id', '=', 'invite_codes.pregnancy_id')
        .onRef('maker.user_id', '=', 'invite_codes.created_by'),
    )
    .innerJoin('users', 'users.id', 'maker.user_id')
    .where('maker.role', '=', 'admin')
    .where('maker.accepted_at', 'is not', null)
    .where('invite_codes.code', '=', code)
    .select(['invite_codes.pregnancy_id', 'invite_codes.role', 'users.first_name', 'users.language'])
    .select(['invite_codes.used_count', 'invite_codes.max_uses', 'invite_codes.expires_at'])
    .executeTakeFirst()
  return (
    row && { ...asInvite(row, secret), email: null, memberId: null, usedCount: row.used_count, maxUses: row.max_uses }
  )
}

type Row = { pregnancy_id: number; role: Role; first_name: string; language: Language; expires_at: string | null }

const asInvite = (row: Row, secret: string) => ({
  secret,
  pregnancyId: row.pregnancy_id,
  role: row.role,
  invitedBy: row.first_name,
  language: row.language,
  expiresAt: row.expires_at,
})
