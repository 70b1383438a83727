import type { Database, Tx } from '#platform/server/database/database.ts'
import { hashToken, type UserId } from '#platform/server/session.ts'
import type { Role } from '#platform/shared/role.ts'
import type { User } from '../contract.ts'

const columns = ['id', 'email', 'first_name', 'last_name', 'profile_image_url', 'created_at'] as const

export async function getUser(db: Database, id: UserId, role: Role | null): Promise<User> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  return asUser(row, role)
}

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select([...columns, 'password_hash', 'founder_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The browser's device row, when this person signed in with it before. */
export function findKnownDevice(db: Database, email: string, deviceToken: string | null) {
  return db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .where('known_devices.token_hash', '=', hashToken(deviceToken ?? ''))
    .where('users.email', '=', email)
    .select('known_devices.id')
    .executeTakeFirst()
}

/** The journey that a new session begins with: the one joined last. */
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

export async function isSetUp(db: Database | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

type UserRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  profile_image_url: string | null
  created_at: string
}

export const asUser = (row: UserRow, role: Role | null): User => ({
  id: row.id,
  email: row.email,
  role,
  createdAt: row.created_at,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
})
