/** Exactly as many people join as a code has uses, and each only once, even if all requests come at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openAccounts } from './testing.ts'

/** Few are enough: without the lock and the update's condition, too many people join in round one on PostgreSQL. */
const rounds = 3
const atOnce = 50

let testApp: TestApp
let mother: Browser
let people: { userId: number; browser: Browser }[]
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  people = (await openAccounts(testApp.db, atOnce, testApp.clock.now)).map(({ userId, token }) => {
    const browser = testApp.visitor()
    browser.jar['nestling-session'] = token
    return { userId, browser }
  })
})
afterAll(() => testApp.close())

test.each([1, 10])('when 50 people redeem a code with %i uses at once, exactly that many join', async (maxUses) => {
  const userIds = people.map(({ userId }) => userId)
  for (let round = 0; round < rounds; round += 1) {
    const { id, code } = Object((await mother.post('/api/invite-codes', { maxUses })).body)
    const replies = await Promise.all(people.map(({ browser }) => browser.post('/api/invite-codes/redeem', { code })))
    const came = replies.filter(({ status }) => status === 200)
    const refused = replies.filter(({ status, body }) => status === 403 && Object(body).code === 'invite-used-up')
    expect(replies.filter((reply) => !came.includes(reply) && !refused.includes(reply))).toEqual([])
    expect([came.length, refused.length]).toEqual([maxUses, atOnce - maxUses])

    const members = await testApp.db.selectFrom('members').select('id').where('user_id', 'in', userIds).execute()
    expect(members).toHaveLength(maxUses)
    const row = testApp.db.selectFrom('invite_codes').select('used_count').where('id', '=', id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ used_count: maxUses })
    await testApp.db.deleteFrom('members').where('user_id', 'in', userIds).execute()
  }
})

test('fifty requests of one person at once make one membership', async () => {
  const { id, code } = Object((await mother.post('/api/invite-codes', { maxUses: 10 })).body)
  const stranger = await testApp.person('stranger')
  const replies = await Promise.all(
    Array.from({ length: atOnce }, () => stranger.post('/api/invite-codes/redeem', { code })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(atOnce).fill(200))
  const row = testApp.db.selectFrom('invite_codes').select('used_count').where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ used_count: 1 })
  const memberships = testApp.db.selectFrom('members').innerJoin('users', 'users.id', 'members.user_id')
  const hers = memberships.where('users.email', '=', cast.stranger.email).select('members.id')
  expect(await hers.execute()).toHaveLength(1)
})
