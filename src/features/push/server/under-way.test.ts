/** Requests in progress while their person's account is deleted. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { hashToken, recognise } from '#platform/server/session.ts'
import { addDevice, removeDevice } from './commands.ts'

/** The keys are those of the example in RFC 8291. */
const subscription = {
  endpoint: 'https://push.example.net/ruth',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ internet: publicInternet })
})
afterEach(() => testApp.close())

test('a request that began before the account was deleted is refused as that of somebody who is signed out', async () => {
  const ruth = await testApp.person('grandmother')
  const { body } = await ruth.ask('PUT', '/api/push/devices', subscription)
  const { db, clock, services } = testApp
  const tokenHash = hashToken(ruth.jar['nestling-session'] ?? '')
  const session = await services.findSession(db, { tokenHash, pregnancyId: null, now: clock.now })
  const actor = recognise(session) ?? expect.fail('Ruth is not signed in.')
  expect((await ruth.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)

  const refused = { code: 'unauthorized' }
  const context = { db, now: clock.now, internet: publicInternet }
  await expect(addDevice(context, actor, subscription)).rejects.toMatchObject(refused)
  await expect(removeDevice(context, actor.userId, Object(body).id)).rejects.toMatchObject(refused)
})
