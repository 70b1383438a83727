/** A person who follows two journeys: what an admin does in one of them changes nothing in the other. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
let neighbour: Browser
let pip: number
let feijao: number
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  neighbour = await testApp.person('neighbour')
  pip = await testApp.findJourney('Pip')
  feijao = await testApp.findJourney('Feijão')
})
afterEach(() => testApp.close())

const pathOf = (email: string) => `/api/admin/users/${encodeURIComponent(email)}`
const invite = async (admin: Browser, email: string, role = 'family') =>
  Object((await admin.post('/api/admin/users/invite', { email, role })).body)
const codeOf = async (admin: Browser): Promise<string> => Object((await admin.post('/api/invite-codes')).body).code
const lookUp = (code: string) => testApp.visitor().post('/api/invite-codes/look-up', { code })
const redeem = (browser: Browser, code: string) => browser.post('/api/invite-codes/redeem', { code })
const switchTo = async (browser: Browser, id: number) =>
  expect((await browser.ask('PUT', '/api/pregnancies/current', { id })).status).toBe(200)
const emails = async (admin: Browser): Promise<string[]> =>
  Object((await admin.get('/api/admin/users')).body).map(({ email }: { email: string }) => email)

/** The neighbour becomes an admin of Pip, too, and makes a code and an invitation in each journey. */
async function makeAdminOfBoth() {
  const { inviteToken } = await invite(mother, cast.neighbour.email, 'admin')
  expect((await redeem(neighbour, inviteToken)).status).toBe(200)
  const secretsIn = async (journey: number, email: string) => {
    await switchTo(neighbour, journey)
    return [await codeOf(neighbour), (await invite(neighbour, email)).inviteToken]
  }
  return { ofPip: await secretsIn(pip, 'one@post.example'), ofFeijao: await secretsIn(feijao, 'two@post.example') }
}

test.each([
  ['no longer an admin', () => mother.patch(pathOf(cast.neighbour.email), { role: 'family' })],
  ['removed', () => mother.delete(pathOf(cast.neighbour.email))],
])('a person who is %s in one journey keeps the role, codes and invitations in the other', async (_, end) => {
  const { ofPip, ofFeijao } = await makeAdminOfBoth()
  expect((await end()).status).toBeLessThan(300)
  for (const secret of ofPip) expect((await lookUp(secret)).status).toBe(403)
  for (const secret of ofFeijao) expect((await lookUp(secret)).body).toMatchObject({ babyName: 'Feijão' })
  expect(await emails(neighbour)).toContain('two@post.example')
  expect(await emails(mother)).not.toContain('one@post.example')
})

test('an email can be invited to both journeys, and joining one does not end the invitation to the other', async () => {
  const [toPip, toFeijao] = [
    await invite(mother, cast.stranger.email, 'guest'),
    await invite(neighbour, cast.stranger.email, 'guest'),
  ]
  expect(toPip.id).not.toBe(toFeijao.id)
  expect((await lookUp(toPip.inviteToken)).body).toMatchObject({ babyName: 'Pip' })
  const stranger = await testApp.person('stranger')
  expect((await redeem(stranger, await codeOf(mother))).status).toBe(200)
  expect((await lookUp(toPip.inviteToken)).status).toBe(403)
  expect((await redeem(stranger, toFeijao.inviteToken)).body).toMatchObject({ role: 'guest' })
})

test('inviting a member of one journey to the other does not change the membership', async () => {
  const invited = await invite(neighbour, cast.friend.email, 'admin')
  expect(invited).toMatchObject({ status: 'pending', role: 'admin' })
  expect((await mother.post(`${pathOf(cast.friend.email)}/reset-link`)).status).toBeLessThan(300)
  expect((await mother.patch(pathOf(cast.friend.email), { role: 'family' })).body).toMatchObject({ role: 'family' })
  expect((await neighbour.delete(pathOf(cast.friend.email))).status).toBe(204)
  expect(await emails(mother)).toContain(cast.friend.email)
})

test('a person who was removed from one journey can join the other by a code', async () => {
  const friend = await testApp.person('friend')
  await mother.delete(pathOf(cast.friend.email))
  expect((await redeem(friend, await codeOf(mother))).body).toMatchObject({ code: 'removed-from-journey' })
  expect((await redeem(friend, await codeOf(neighbour))).status).toBe(200)
})
