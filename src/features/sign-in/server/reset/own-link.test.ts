import { expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { makeResetToken, voidResetToken } from './make-reset-token.ts'

test('voiding a person’s new-password link leaves other people’s links valid', async () => {
  const { db, clock, close } = await openTestApp()
  const users = await db.selectFrom('users').select('id').orderBy('id').limit(2).execute()
  const [first = 0, second = 0] = users.map(({ id }) => id)
  await db.transaction().execute(async (tx) => {
    for (const userId of [first, second])
      await makeResetToken(tx, { userId, madeBy: null, now: clock.now, token: `${userId}` })
    await voidResetToken(tx, { userId: first })
  })
  const left = await db.selectFrom('reset_tokens').select(['user_id', 'expires_at']).execute()
  expect(left).toEqual([{ user_id: second, expires_at: new Date(clock.now.getTime() + 3_600_000).toISOString() }])
  await close()
})
