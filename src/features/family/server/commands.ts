import { type Admin, changeAsAdmin } from '#features/journey/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Role } from '#platform/shared/role.ts'
import { sections } from '#platform/shared/section.ts'
import type { SectionRights } from '../contract.ts'
import { rolesByCode } from '../rules.ts'

type Joining = { pregnancyId: number; userId: number; role: Role; now: Date }

/** Adds a person as an accepted member. */
export async function joinJourney(tx: Tx, { pregnancyId, userId, role, now }: Joining): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('members')
    .values({ pregnancy_id: pregnancyId, user_id: userId, role, created_at: at, accepted_at: at })
    .execute()
}

/** Sets what family and guests may see and add. Only narrowed rights are stored. */
export function changeRights(db: Database, admin: Admin, rights: SectionRights): Promise<SectionRights> {
  const narrowed = rolesByCode.flatMap((role) =>
    sections
      .filter((section) => rights[role][section] !== 'add')
      .map((section) => ({ pregnancy_id: admin.pregnancyId, role, section, may: rights[role][section] })),
  )
  return changeAsAdmin(db, admin, async (tx) => {
    await tx.deleteFrom('section_rights').where('pregnancy_id', '=', admin.pregnancyId).execute()
    if (narrowed.length > 0) await tx.insertInto('section_rights').values(narrowed).execute()
    return rights
  })
}
