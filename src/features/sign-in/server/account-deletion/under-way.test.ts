/** Requests in progress and mail in the queue while an account is deleted. */
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { dumpTables, testedEngine } from '#platform/server/database/testing.ts'
import { hashToken, recognise } from '#platform/server/session.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { changeAccount } from '../account/change-account.ts'
import { storePortrait } from '../portraits/store-portrait.ts'

let testApp: TestApp
let ruth: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { smtpUrl: new URL('smtp://127.0.0.1:1') } })
  ruth = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const deleteAccount = () => ruth.ask('DELETE', '/api/account', { currentPassword: castPassword })

async function findRuthsSession() {
  const sessionKey = {
    tokenHash: hashToken(ruth.jar['nestling-session'] ?? ''),
    pregnancyId: null,
    now: testApp.clock.now,
  }
  const actor = recognise(await testApp.services.findSession(testApp.db, sessionKey))
  if (!actor) throw new Error('Ruth is not signed in.')
  return actor
}

test('a request that began before the account was deleted stores no picture and no name', async () => {
  const { userId } = await findRuthsSession()
  const path = join(testApp.dataDir, 'face.png')
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a52' } }).toFile(path)
  expect((await deleteAccount()).status).toBe(204)
  const before = await dumpTables(testApp.db)

  const refused = { code: 'unauthorized' }
  await expect(storePortrait(testApp.db, userId, path, testApp.clock.now)).rejects.toMatchObject(refused)
  await expect(changeAccount(testApp.db, userId, { lastName: 'Kept' })).rejects.toMatchObject(refused)
  expect(await dumpTables(testApp.db)).toEqual(before)
})

test('deleting an account also deletes a queued message to its former email', async () => {
  const email = 'ruth@post.example'
  expect((await ruth.post('/api/account/email', { email, currentPassword: castPassword })).status).toBe(200)
  expect(JSON.stringify(await dumpTables(testApp.db))).toContain(cast.grandmother.email)
  expect((await deleteAccount()).status).toBe(204)
  const dump = JSON.stringify(await dumpTables(testApp.db))
  for (const address of [cast.grandmother.email, email]) expect(dump).not.toContain(address)
})

// SQLite runs one transaction at a time, so nobody can join a journey in the middle of this one.
if (testedEngine === 'postgres')
  test('deleting an account answers 429 if the person joins another journey meanwhile, and succeeds at the next try', async () => {
    const { userId } = await findRuthsSession()
    const pregnancy_id = await testApp.findJourney('Feijão')
    const at = testApp.clock.now.toISOString()
    const membership = { pregnancy_id, user_id: userId, role: 'guest', created_at: at, accepted_at: at } as const
    const journeyId = await testApp.findJourney('Pip')
    const sending = await testApp.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', userId)
      const reply = deleteAccount()
      await expect.poll(() => isLocked(journeyId), { timeout: 10_000 }).toBe(true)
      await tx.insertInto('members').values(membership).execute()
      return { reply }
    })
    const reply = await sending.reply
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-busy' } })
    expect(reply.headers.get('retry-after')).toBe('2')
    expect((await ruth.get('/api/pregnancies')).body).toHaveLength(2)
    expect((await deleteAccount()).status).toBe(204)
  })

/** Whether another transaction has locked this journey. */
async function isLocked(id: number): Promise<boolean> {
  const free = testApp.db.selectFrom('pregnancies').select('id').where('id', '=', id).forUpdate().skipLocked()
  return (await free.executeTakeFirst()) === undefined
}
