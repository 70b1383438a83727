import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { acceptPendingMember, addPendingMember, deleteRemovalRecord } from './commands.ts'

let testApp: TestApp
let pip: number
let feijao: number
let people: number[]
beforeEach(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
  feijao = await testApp.findJourney('Feijão')
  people = (await testApp.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterEach(() => testApp.close())

const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => testApp.db.transaction().execute(run)

test('only one person can accept a pending membership', async () => {
  const { now } = testApp.clock
  const id = await inTx((tx) => addPendingMember(tx, { pregnancyId: feijao, role: 'family', now }))
  const accept = (userId = 0) => inTx((tx) => acceptPendingMember(tx, id, { userId, now }))
  expect([await accept(people[0]), await accept(people[1])]).toEqual([true, false])
  const member = testApp.db.selectFrom('members').select('user_id').where('id', '=', id)
  expect(await member.execute()).toEqual([{ user_id: people[0] }])
})

test('deleting the record of a removal affects only one person in one journey', async () => {
  const [first = 0, second = 0] = people
  const removals = [first, second].flatMap((user_id) =>
    [pip, feijao].map((pregnancy_id) => ({ pregnancy_id, user_id })),
  )
  const removed_at = testApp.clock.now.toISOString()
  const values = removals.map((removal) => ({ ...removal, removed_at }))
  await testApp.db.insertInto('removed_members').values(values).execute()
  await inTx((tx) => deleteRemovalRecord(tx, { pregnancyId: pip, userId: first }))
  const left = testApp.db.selectFrom('removed_members').select(['pregnancy_id', 'user_id']).orderBy('id')
  expect(await left.execute()).toEqual(removals.slice(1))
})
