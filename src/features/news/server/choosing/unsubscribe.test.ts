/** What the unsubscribe links in mail turn off. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openUnsubscribeTokens } from '#platform/server/mail/unsubscribe-token.ts'
import { defaultFrequencies } from '../../rules.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const path = '/api/news-choices'
const choicesOf = async (name: CastName) => Object((await (await testApp.person(name)).get(path)).body)

async function choose(name: CastName, { push, mail }: { push?: object; mail?: object }) {
  const { version: _, canMail: __, ...choices } = await choicesOf(name)
  const changed = { ...choices, push: { ...choices.push, ...push }, mail: { ...choices.mail, ...mail } }
  expect((await (await testApp.person(name)).ask('PUT', path, changed)).status).toBe(200)
}

/** Opens the link that turns off this kind of mail to a person, and confirms. */
async function unsubscribe(name: CastName, what: string) {
  const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
  const { id: userId } = await users.executeTakeFirstOrThrow()
  const token = openUnsubscribeTokens(testApp.dataDir).make({ userId, what })
  return testApp.visitor().post(`/api/news/unsubscribe?token=${token}`)
}

const listRows = () =>
  testApp.db.selectFrom('news_choices').select(['way', 'topic', 'frequency']).orderBy('topic').execute()

test('a link that stops all mail about news keeps the notifications of the person and the mail of others', async () => {
  await choose('grandmother', { push: { update: 'daily' }, mail: { photo: 'weekly', comment: 'daily' } })
  await choose('friend', { mail: { update: 'weekly' } })
  expect((await unsubscribe('grandmother', 'all')).body).toEqual({ ended: 'news' })
  const { push, mail } = await choicesOf('grandmother')
  expect(new Set(Object.values(mail))).toEqual(new Set(['never']))
  expect(push).toEqual({ ...defaultFrequencies.push, update: 'daily' })
  expect((await choicesOf('friend')).mail).toEqual({ ...defaultFrequencies.mail, update: 'weekly' })
})

test('a link that stops mail that nobody gets by default stores no choice, and works twice', async () => {
  await choose('grandmother', { mail: { comment: 'daily' } })
  for (const _ of [1, 2]) expect((await unsubscribe('grandmother', 'comment')).status).toBe(200)
  expect((await choicesOf('grandmother')).mail).toEqual(defaultFrequencies.mail)
  expect(await listRows()).toEqual([])
})

test('the server refuses a link about a kind of mail that it does not send', async () => {
  const { status, body } = await unsubscribe('grandmother', 'weather')
  expect([status, Object(body).code]).toEqual([404, 'wrong-mail-link'])
  expect(await listRows()).toEqual([])
})
