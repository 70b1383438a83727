import type { Language } from '#language/languages.ts'
import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { FindLanguage, FindMember } from '#platform/server/services.ts'
import { hashToken, roleFor, type SignedIn } from '#platform/server/session.ts'
import { ownHideables, readHides } from '#platform/shared/journey/hideable.ts'
import type { Units } from '#platform/shared/units.ts'
import type { User } from '../contract.ts'
import { mayBeginJourney } from '../policy.ts'
import type { Layout, Theme } from '../rules.ts'

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'profile_image_url',
  'created_at',
  'units',
  'theme',
  'layout',
  'language',
  'hides',
  'founder_at',
] as const

/** A person's own account, with their role in the current journey. */
export async function getUser(exchange: RightsContext, id: number, membership: SignedIn['membership']): Promise<User> {
  const [row] = await selectUser(exchange.db, { id })
  if (!row) throw new Error('The person of this session does not exist.')
  return asUser(row, await roleAndRightsOf(exchange, row, membership))
}

const selectUser = compileQuery<{ id: number }>()((db, param) =>
  db.selectFrom('users').select(columns).where('id', '=', param('id')),
)

export type RightsContext = Pick<Exchange, 'db' | 'findRights' | 'allRights' | 'environment' | 'features'>
type RoleAndRights = Pick<User, 'role' | 'adminStep' | 'rights'>

/** A person's role and rights in a journey. A person who follows none, but may begin one, counts as an admin. */
async function roleAndRightsOf(
  { db, findRights, allRights, environment }: RightsContext,
  { founder_at }: { founder_at: string | null },
  membership: SignedIn['membership'],
): Promise<RoleAndRights> {
  if (membership) {
    const { adminStep } = membership
    return { role: roleFor(membership), adminStep, rights: await findRights(db, membership) }
  }
  const mayBegin = mayBeginJourney(environment, founder_at)
  return { role: mayBegin ? 'admin' : null, adminStep: null, rights: mayBegin ? allRights : null }
}

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select([...columns, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The browser's device row, if this person has signed in with it before. */
export function findKnownDevice(db: Database, email: string, deviceToken: string) {
  return db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .where('known_devices.token_hash', '=', hashToken(deviceToken))
    .where('users.email', '=', email)
    .select('known_devices.id')
    .executeTakeFirst()
}

/** Whether anybody has an account. Once the last one is deleted, Nestling can be set up again. */
export async function isSetUp(db: Database | Tx): Promise<boolean> {
  const people = db.selectFrom('users').select('id').where('deleted_at', 'is', null)
  return (await people.limit(1).executeTakeFirst()) !== undefined
}

/** The names and portraits of these people, which the app shows beside what they wrote. */
export async function findAuthors(db: Database | Tx, userIds: readonly number[]) {
  const people = db.selectFrom('users').where('id', 'in', userIds).select(['id', 'first_name', 'profile_image_url'])
  const rows = userIds.length === 0 ? [] : await people.execute()
  return new Map(
    rows.map(({ id, first_name, profile_image_url }) => [
      id,
      { firstName: first_name, profileImageUrl: profile_image_url },
    ]),
  )
}

export const findMember: FindMember = async (db, { pregnancyId, userId }) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('members.user_id', '=', userId)
    .where('members.accepted_at', 'is not', null)
    .select('users.first_name as firstName')
    .executeTakeFirst()

export const findLanguage: FindLanguage = async (db, email) =>
  (await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst())?.language

type UserRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  profile_image_url: string | null
  created_at: string
  units: Units | null
  theme: Theme
  layout: Layout
  language: Language
  hides: string | null
}

const asUser = (row: UserRow, roleAndRights: RoleAndRights): User => ({
  id: row.id,
  email: row.email,
  ...roleAndRights,
  createdAt: row.created_at,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  units: row.units,
  theme: row.theme,
  layout: row.layout,
  language: row.language,
  hides: readHides(ownHideables, row.hides),
})
