import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '../fixtures.ts'
import { createAccount, refuseTakenEmail } from './commands.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const taken = { code: 'email-taken' }
const create = (email: string, mayBeginJourney: boolean) => {
  const person = { email, firstName: 'Ada', lastName: 'Nwosu', passwordHash: 'a hash', mayBeginJourney }
  return testApp.db.transaction().execute((tx) => createAccount(tx, person, testApp.clock.now))
}

test('an email in use is refused by the early check and when the account is created', async () => {
  await expect(refuseTakenEmail(testApp.db, cast.friend.email)).rejects.toMatchObject(taken)
  await expect(create(cast.friend.email, false)).rejects.toMatchObject(taken)
  await refuseTakenEmail(testApp.db, 'ada@nestling.example')
})

test('a new account is stored as entered, with defaults for everything else', async () => {
  const created_at = testApp.clock.now.toISOString()
  const ids = [await create('ada@nestling.example', true), await create('ada@post.example', false)]
  const rows = await testApp.db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const same = { first_name: 'Ada', last_name: 'Nwosu', password_hash: 'a hash', created_at, theme: 'auto' }
  expect(rows).toMatchObject([
    { ...same, email: 'ada@nestling.example', founder_at: created_at, profile_image_url: null },
    { ...same, email: 'ada@post.example', founder_at: null, profile_image_url: null },
  ])
})
