import { joinJourney } from '../../../src/features/membership/server/public.ts'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { createAccount, hashPassword, openSession } from '../../../src/features/sign-in/server/public.ts'
import type { Database } from '../../../src/platform/server/database/database.ts'
import type { Role } from '../../../src/platform/shared/role.ts'

/** Adds people with this role to the first journey. Their password is that of the demo cast. Returns their session cookies. */
export async function addPeople(db: Database, count: number, role: Role): Promise<string[]> {
  const passwordHash = await hashPassword(castPassword)
  return db.transaction().execute(async (tx) => {
    const now = new Date()
    const { id } = await tx.selectFrom('pregnancies').select('id').orderBy('id').executeTakeFirstOrThrow()
    const cookies: string[] = []
    for (let at = 0; at < count; at += 1) {
      const email = `${role}-${at}@nestling.example`
      const account = { email, firstName: `Kim ${at}`, lastName: '', passwordHash, mayBeginJourney: false }
      const userId = await createAccount(tx, account, now)
      await joinJourney(tx, { pregnancyId: id, userId, role, now })
      const token = await openSession(tx, { userId, pregnancyId: id, deviceName: 'Bench', now })
      cookies.push(`nestling-session=${token}`)
    }
    return cookies
  })
}
