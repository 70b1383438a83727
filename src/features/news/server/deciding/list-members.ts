/** Lists the members of a journey, with everything that decides which news each of them gets. */

import { isQuietFor } from '#features/journey/server/public.ts'
import type { Language } from '#language/languages.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Role, roles } from '#platform/shared/role.ts'
import type { Rights } from '#platform/shared/section.ts'
import { defaultReminders, leadsOf } from '../../rules.ts'
import { readFrequencies, readQuietHours } from '../choosing/read-choices.ts'
import type { Choices, Recipient } from './decide.ts'

export type Member = Recipient & {
  readonly role: Role
  readonly email: string
  readonly language: Language
  readonly rights: Rights
  readonly isQuietJourney: boolean
  readonly choices: Choices
  /** The time zone in which the family’s appointments are shown. */
  readonly familyZone: string
  /** Whether messages to this person quote what people wrote. */
  readonly showsContent: boolean
}

type Context = Pick<Services, 'findRights'>

/** The members of a journey, or only one of them. */
export async function listMembers(
  { findRights }: Context,
  tx: Database | Tx,
  { pregnancyId, userId }: { readonly pregnancyId: number; readonly userId?: number },
): Promise<Member[]> {
  const rows = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('pregnancies', 'pregnancies.id', 'members.pregnancy_id')
    .leftJoin('news_settings', 'news_settings.user_id', 'members.user_id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('members.accepted_at', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('members.user_id', '=', userId ?? 0))
    .select(['members.role', 'members.accepted_at', 'users.id', 'users.email', 'users.language'])
    .select('pregnancies.time_zone as family_zone')
    .select(['news_settings.id as settings_id', 'news_settings.time_zone', 'news_settings.quiet_from'])
    .select(['news_settings.quiet_until', 'news_settings.shows_content', 'news_settings.reminders'])
    .execute()
  if (rows.length === 0) return []
  const chosen = await tx
    .selectFrom('news_choices')
    .where(
      'user_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select(['user_id', 'way', 'topic', 'frequency'])
    .execute()
  const choicesOf = Map.groupBy(chosen, ({ user_id }) => user_id)
  const presentRoles = new Set(rows.map(({ role }) => role))
  const byRole = new Map<Role, { rights: Rights; isQuietJourney: boolean }>()
  for (const role of roles)
    if (presentRoles.has(role))
      byRole.set(role, {
        rights: await findRights(tx, { pregnancyId, role }),
        isQuietJourney: await isQuietFor(tx, { pregnancyId, role }),
      })
  return rows.flatMap((row) => {
    const ofRole = byRole.get(row.role)
    if (!ofRole) return []
    const { id, email, language, role, accepted_at, family_zone, time_zone } = row
    const choices = {
      frequencies: readFrequencies(choicesOf.get(id) ?? []),
      quietHours: readQuietHours(row),
      timeZone: time_zone ?? family_zone,
      leads: leadsOf[row.reminders ?? defaultReminders(role)],
    }
    const joinedAt = new Date(accepted_at ?? 0)
    const showsContent = row.shows_content === 1
    return [{ userId: id, email, language, role, joinedAt, ...ofRole, choices, familyZone: family_zone, showsContent }]
  })
}
