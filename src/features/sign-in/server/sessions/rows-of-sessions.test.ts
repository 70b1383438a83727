import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { recordAccountEvent } from '../entry/record-account-event.ts'
import { deleteExpiredSessions } from './delete-expired.ts'
import { openSession } from './open-session.ts'

let testApp: TestApp
let begin: Date
let ruth: number
let ben: number
beforeEach(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
  for (const table of ['sessions', 'sign_in_notes'] as const) await testApp.db.deleteFrom(table).execute()
  ruth = await idOf(cast.grandmother.email)
  ben = await idOf(cast.friend.email)
})
afterEach(() => testApp.close())

const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => testApp.db.transaction().execute(run)
async function idOf(email: string): Promise<number> {
  const user = testApp.db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}
const open = (userId: number, now = begin) =>
  inTx((tx) => openSession(tx, { userId, pregnancyId: null, deviceName: 'A phone', now }))
const note = (userId: number, deviceName: string) =>
  inTx((tx) => recordAccountEvent(tx, { userId, what: 'signed-in', deviceName, now: begin }))
const after = (ms: number) => new Date(begin.getTime() + ms)
const rows = () => testApp.db.selectFrom('sessions').selectAll().orderBy('id').execute()

test('a session ends after 30 days, and is deleted two days later', async () => {
  await open(ruth)
  expect(await rows()).toMatchObject([{ expires_at: after(30 * 86_400_000).toISOString() }])
  await deleteExpiredSessions.run(testApp.services, after(32 * 86_400_000 - 1), new AbortController().signal)
  expect(await rows()).toHaveLength(1)
  await deleteExpiredSessions.run(testApp.services, after(32 * 86_400_000), new AbortController().signal)
  expect(await rows()).toEqual([])
})

test('each person has at most twenty sessions', async () => {
  for (const person of [ruth, ...Array(21).fill(ben), ruth]) await open(person)
  const people = (await rows()).map(({ user_id }) => user_id)
  expect(people).toEqual([ruth, ...Array(20).fill(ben), ruth])
})

test('only the last fifty account events of each person stay in the database', async () => {
  await note(ruth, 'first')
  for (let at = 0; at < 51; at += 1) await note(ben, `${at}`)
  await note(ruth, 'second')
  const notes = await testApp.db.selectFrom('sign_in_notes').select('device_name').orderBy('id').execute()
  const ofBen = Array.from({ length: 50 }, (_, at) => `${at + 1}`)
  expect(notes.map(({ device_name }) => device_name)).toEqual(['first', ...ofBen, 'second'])
})

test('the use of a session is recorded if the last recorded use is more than an hour ago', async () => {
  const browser = testApp.visitor()
  await browser.post('/api/login', { email: cast.grandmother.email, password: castPassword })
  const lastUse = async () => (await rows()).at(-1)?.last_used_at
  for (const [ms, expected] of [
    [1, 0],
    [3_600_000, 0],
    [3_600_001, 3_600_001],
  ] as const) {
    testApp.clock.now = after(ms)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect(await lastUse()).toBe(after(expected).toISOString())
  }
})
