import { type Admin, changeAsAdmin, setRights } from '#features/membership/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FindRights } from '#platform/server/session.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import type { SavedRights, SectionRights } from '../../contract.ts'
import { getSectionRights } from '../queries.ts'

type Context = { db: Database; findRights: FindRights; checkVersion: CheckVersion<SavedRights> }

/** Sets what family and guests may see and add. */
export function changeRights(
  { db, findRights, checkVersion }: Context,
  admin: Admin,
  rights: SectionRights,
): Promise<SavedRights> {
  return changeAsAdmin(db, admin, async (tx) => {
    const find = () => getSectionRights({ db: tx, findRights }, admin.pregnancyId)
    await checkVersion(find)
    await setRights(tx, admin.pregnancyId, rights)
    return find()
  })
}
