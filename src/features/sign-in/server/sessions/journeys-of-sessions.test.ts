import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { cast } from '../../fixtures.ts'
import { switchToJourney } from '../commands.ts'
import { leaveJourney } from './leave-journey.ts'
import { openSession } from './open-session.ts'

let testApp: TestApp
let pip: number
let theirs: number
let ruth: number
let ben: number
beforeEach(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
  theirs = await testApp.findJourney('Feijão')
  ruth = await idOf(cast.grandmother.email)
  ben = await idOf(cast.friend.email)
  await testApp.db.deleteFrom('sessions').execute()
  await testApp.db.updateTable('users').set({ founder_at: testApp.clock.now.toISOString() }).execute()
})
afterEach(() => testApp.close())

const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => testApp.db.transaction().execute(run)
async function idOf(email: string): Promise<number> {
  const user = testApp.db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}
const open = (userId: number, pregnancyId: number | null) =>
  inTx((tx) => openSession(tx, { userId, pregnancyId, deviceName: 'A phone', now: testApp.clock.now }))
/** The journey of each session, in the order in which they began. */
async function journeys(): Promise<(number | null)[]> {
  const rows = await testApp.db.selectFrom('sessions').select('pregnancy_id').orderBy('id').execute()
  return rows.map(({ pregnancy_id }) => pregnancy_id)
}
async function founders(): Promise<number[]> {
  const rows = await testApp.db.selectFrom('users').select('id').where('founder_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}
const removeRuth = async () => {
  await testApp.db.deleteFrom('members').where('user_id', '=', ruth).where('pregnancy_id', '=', pip).execute()
  await inTx((tx) => leaveJourney(tx, { userId: ruth, pregnancyId: pip }))
}

test('when a person is removed from a journey, their sessions in it switch to another journey that they follow', async () => {
  for (const [person, journey] of [
    [ruth, pip],
    [ruth, null],
    [ben, pip],
  ] as const)
    await open(person, journey)
  await inTx((tx) => joinJourney(tx, { pregnancyId: theirs, userId: ruth, role: 'guest', now: testApp.clock.now }))
  await removeRuth()
  expect(await journeys()).toEqual([theirs, null, pip])
  expect(await founders()).toContain(ruth)
})

test('a person removed from their only journey has sessions without a journey and may not begin one', async () => {
  for (const person of [ruth, ben]) await open(person, pip)
  const before = await founders()
  await removeRuth()
  expect(await journeys()).toEqual([null, pip])
  expect(await founders()).toEqual(before.filter((id) => id !== ruth))
})

test('switching a session to a journey also switches the person’s sessions without a journey', async () => {
  for (const [person, journey] of [
    [ruth, pip],
    [ruth, pip],
    [ruth, null],
    [ben, null],
  ] as const)
    await open(person, journey)
  const session = testApp.db.selectFrom('sessions').select('id').orderBy('id')
  const { id } = await session.executeTakeFirstOrThrow()
  const sessionId = id as Parameters<typeof switchToJourney>[1]['sessionId']
  await inTx((tx) => switchToJourney(tx, { userId: ruth, sessionId, pregnancyId: theirs }))
  expect(await journeys()).toEqual([theirs, pip, theirs, null])
})
