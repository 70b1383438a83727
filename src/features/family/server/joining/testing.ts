/** Makes extra accounts, for tests that need more people than the demo family has. */
import { createAccount, openSession } from '#features/sign-in/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'

let opened = 0

/** Makes accounts without a journey and returns a session token for each. Nobody can sign in to them with a password. */
export function openAccounts(db: Database, count: number, now: Date): Promise<{ userId: number; token: string }[]> {
  return db.transaction().execute(async (tx) => {
    const accounts = []
    for (let at = 0; at < count; at += 1) {
      opened += 1
      const person = { email: `a${opened}@nestling.example`, firstName: 'Ada', lastName: '', passwordHash: '' }
      const userId = await createAccount(tx, { ...person, mayBeginJourney: false }, now)
      const token = await openSession(tx, { userId, pregnancyId: null, deviceName: 'Test', now })
      accounts.push({ userId, token })
    }
    return accounts
  })
}
