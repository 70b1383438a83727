import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { openNewsWorker } from '../telling/news-worker.ts'
import { openTestWorker } from '../telling/testing.ts'
import { newsMessage } from './news-message.ts'

let mail: MailServer
let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let journey: string
let mother: Browser
beforeEach(async () => {
  mail = await openMailServer()
  // The family's time zone is London, so it is 12:00 there, too.
  testApp = await openTestApp({ environment: mail.environment, now: '2026-03-15T12:00:00.000Z' })
  worker = openTestWorker(testApp)
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  mother = await testApp.person('mother')
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

const share = (content = 'We heard the heart.') => mother.post(`${journey}/updates`, { content })
const deliver = () => openMailWorker({ ...testApp.services, kinds: [newsMessage] }).deliverDue()
const mailTo = (name: CastName) => mail.mails.filter(({ to }) => to === cast[name].email)

async function choose(name: CastName, change: object) {
  const browser = await testApp.person(name)
  const { version: _, canMail: __, ...choices } = Object((await browser.get('/api/news-choices')).body)
  expect((await browser.ask('PUT', '/api/news-choices', { ...choices, ...change })).status).toBe(200)
}

async function runAt(time: string) {
  testApp.clock.now = new Date(time)
  await worker.run()
  await deliver()
}

const evening = '2026-03-15T18:00:00.000Z'

test('in the evening, one message tells what happened during the day', async () => {
  await share()
  await share('And again.')
  await runAt('2026-03-15T12:00:01.000Z')
  expect(mail.mails).toEqual([])
  await runAt(evening)
  expect(mailTo('mother')).toEqual([])
  expect(mailTo('grandmother')).toHaveLength(1)
  const [message] = mailTo('grandmother')
  expect(message?.text).toContain('Nora shared 2 updates')
  expect(message?.text).not.toContain('heart')
  await runAt('2026-03-16T18:00:00.000Z')
  expect(mailTo('grandmother')).toHaveLength(1)
})

test('people get the message of the evening even if no notification can be queued', async () => {
  const failing = openNewsWorker({
    ...testApp.services,
    queuePush: async () => {
      throw new Error('broken')
    },
  })
  await share()
  await expect(failing.runDue()).rejects.toThrow('broken')
  testApp.clock.now = new Date(evening)
  await expect(failing.runDue()).rejects.toThrow('broken')
  await deliver()
  for (const name of ['partner', 'grandmother', 'friend'] as const) expect(mailTo(name)).toHaveLength(1)
})

test('a message quotes what people wrote only if the recipient asked for it', async () => {
  await choose('grandmother', { showsContent: true })
  await share()
  await runAt('2026-03-15T12:00:01.000Z')
  await runAt(evening)
  expect(mailTo('grandmother')[0]?.text).toMatch(/Nora shared an update\n *“We heard the heart.”/)
  expect(mailTo('friend')[0]?.text).not.toContain('heart')
})

test('a message leaves out news that was read or deleted before the message is written', async () => {
  const { body } = await share('One')
  await share('Two')
  await runAt('2026-03-15T12:00:01.000Z')
  testApp.clock.now = new Date(evening)
  await worker.run()
  await mother.delete(`/api/updates/${Object(body).id}`)
  const friend = await testApp.person('friend')
  const [{ id }] = Object((await friend.get(`${journey}/news`)).body)
  await friend.ask('PUT', `${journey}/news/read`, { upTo: id })
  await deliver()
  expect(mailTo('friend')).toEqual([])
  expect(mailTo('grandmother')[0]?.text).toContain('Nora shared an update')
})

test('a removed person gets no message, even if it was queued already', async () => {
  await share()
  await runAt('2026-03-15T12:00:01.000Z')
  testApp.clock.now = new Date(evening)
  await worker.run()
  await mother.delete(`/api/admin/users/${cast.friend.email}`)
  await deliver()
  expect(mailTo('friend')).toEqual([])
  expect(mailTo('grandmother')).toHaveLength(1)
})

test('mail about news has its own limit: after six such mails, the person can still get an invitation', async () => {
  await choose('grandmother', { mail: { ...Object(await choicesOf('grandmother')).mail, update: 'at-once' } })
  for (let at = 0; at < 6; at++) {
    await share()
    await worker.run()
  }
  await deliver()
  expect(mailTo('grandmother')).toHaveLength(6)
  const neighbour = await testApp.person('neighbour')
  const invitation = { email: cast.grandmother.email, role: 'guest' }
  expect((await neighbour.post('/api/admin/users/invite', invitation)).status).toBe(201)
})

test('a reminder is mailed at its own time if the daily mail would come too late', async () => {
  const appointment = { title: 'Growth scan', appointmentDate: '2026-03-16T18:30:00.000Z' }
  await choose('partner', { reminders: 'day-and-hours' })
  await mother.post(`${journey}/appointments`, appointment)
  await choose('grandmother', { mail: { ...Object(await choicesOf('grandmother')).mail, appointment: 'never' } })
  await runAt('2026-03-15T12:00:01.000Z')
  await runAt(evening)
  mail.mails.length = 0
  await runAt('2026-03-15T18:30:00.000Z')
  expect(mailTo('friend').map(({ subject }) => subject)).toEqual(['Reminder from Pip’s family'])
  expect(mailTo('friend')[0]?.text).toContain('Reminder: an appointment on Mon, Mar 16, 6:30 PM')
  expect(mailTo('friend')[0]?.text).not.toContain('Growth scan')
  expect(mailTo('grandmother')).toEqual([])
  await runAt('2026-03-16T16:30:00.000Z')
  expect(mailTo('partner')).toHaveLength(2)
  expect(mailTo('friend')).toHaveLength(1)
})

test('a reminder that waits in the mail queue is not sent if its appointment is moved meanwhile', async () => {
  const add = async (appointmentDate: string) =>
    Object((await mother.post(`${journey}/appointments`, { title: 'Scan', appointmentDate })).body).id
  const id = await add('2026-03-16T18:30:00.000Z')
  await add('2026-03-16T18:40:00.000Z')
  await runAt('2026-03-15T12:00:01.000Z')
  await runAt(evening)
  mail.mails.length = 0
  for (const time of ['2026-03-15T18:30:00.000Z', '2026-03-15T18:40:00.000Z']) {
    testApp.clock.now = new Date(time)
    await worker.run()
  }
  const moved = { title: 'Scan', appointmentDate: '2026-03-20T18:30:00.000Z' }
  await mother.ask('PUT', `/api/appointments/${id}`, moved)
  testApp.clock.now = new Date('2026-03-15T18:41:00.000Z')
  await deliver()
  expect(mailTo('friend').map(({ text }) => /Reminder: .*/.exec(text)?.[0])).toEqual([
    'Reminder: an appointment on Mon, Mar 16, 6:40 PM',
  ])
})

test('after twelve mails in an hour, further news waits, and is then sent in one mail', async () => {
  await choose('grandmother', { mail: { ...Object(await choicesOf('grandmother')).mail, update: 'at-once' } })
  const began = testApp.clock.now.getTime()
  for (let at = 0; at < 14; at++) {
    await share()
    await worker.run()
    await deliver()
  }
  expect(mailTo('grandmother')).toHaveLength(12)
  await runAt(new Date(began + 3_599_000).toISOString())
  expect(mailTo('grandmother')).toHaveLength(12)
  await runAt(new Date(began + 3_600_000).toISOString())
  expect(mailTo('grandmother')).toHaveLength(13)
  expect(mailTo('grandmother').at(-1)?.text).toContain('Nora shared 2 updates')
})

test('news that waits because of the limit is still mailed if the server then stands still for a day', async () => {
  await choose('grandmother', { mail: { ...Object(await choicesOf('grandmother')).mail, update: 'at-once' } })
  for (let at = 0; at < 13; at++) {
    await share()
    await worker.run()
  }
  await deliver()
  expect(mailTo('grandmother')).toHaveLength(12)
  // It waits until 13:00. News that is more than a day late is dropped.
  await runAt('2026-03-16T13:00:00.000Z')
  expect(mailTo('grandmother')).toHaveLength(13)
})

test('the unsubscribe link of a message about several topics stops all mail about news, but no notifications', async () => {
  await share()
  const appointment = { title: 'Glucose test', appointmentDate: '2026-04-01T09:00:00.000Z', location: 'Clinic' }
  expect((await mother.post(`${journey}/appointments`, appointment)).status).toBe(201)
  await choose('grandmother', { mail: { ...Object(await choicesOf('grandmother')).mail, comment: 'weekly' } })
  await runAt('2026-03-15T12:00:01.000Z')
  await runAt(evening)
  const { text = '' } = mailTo('grandmother').at(-1) ?? {}
  expect(text).toContain('Nora added an appointment')
  expect(text).toContain('Stop mail about news:')
  const [path = ''] = /\/api\/news\/unsubscribe\?token=[\w.-]+/.exec(text) ?? []
  expect((await testApp.visitor().post(path)).body).toEqual({ ended: 'news' })
  const { mail: ended, push } = Object(await choicesOf('grandmother'))
  expect(new Set(Object.values(ended))).toEqual(new Set(['never']))
  expect(push).toMatchObject({ update: 'at-once', appointment: 'at-once', reaction: 'never' })
})

test('an unsubscribe link keeps the other choices of the person, and changes nothing for a deleted account', async () => {
  await choose('grandmother', {
    mail: { ...Object(await choicesOf('grandmother')).mail, update: 'daily', photo: 'weekly' },
  })
  const path = await mailUnsubscribePath('grandmother')
  const users = testApp.db.updateTable('users').where('email', '=', cast.grandmother.email)
  await users.set({ deleted_at: '2026-03-15T18:00:00.000Z' }).execute()
  expect((await testApp.visitor().post(path)).body).toEqual({ ended: 'new updates' })
  const mailed = testApp.db.selectFrom('news_choices').where('way', '=', 'mail')
  expect(await mailed.select(['topic', 'frequency']).execute()).toEqual([{ topic: 'photo', frequency: 'weekly' }])
  await users.set({ deleted_at: null }).execute()
  await testApp.visitor().post(path)
  expect(await mailed.select(['topic', 'frequency']).orderBy('topic').execute()).toEqual([
    { topic: 'photo', frequency: 'weekly' },
    { topic: 'update', frequency: 'never' },
  ])
})

const choicesOf = async (name: CastName) => (await (await testApp.person(name)).get('/api/news-choices')).body

/** Shares an update, mails the news of it, and returns the path of the unsubscribe link to this person. */
async function mailUnsubscribePath(name: CastName): Promise<string> {
  await share()
  await runAt('2026-03-15T12:00:01.000Z')
  await runAt(evening)
  const [, path = ''] = /(\/api\/news\/unsubscribe\?token=[\w.-]+)/.exec(mailTo(name).at(-1)?.text ?? '') ?? []
  return path
}

test.each(['', 'x', 'u1.1.update.AAAA'])('the server refuses an unsubscribe link with the token %j', async (token) => {
  const { status, body } = await testApp.visitor().post(`/api/news/unsubscribe?token=${token}`)
  expect([status, Object(body).code]).toEqual([404, 'wrong-mail-link'])
})

test('the server refuses an unsubscribe link whose topic or person was changed', async () => {
  const path = await mailUnsubscribePath('grandmother')
  const visitor = testApp.visitor()
  expect(path).toMatch(/\.update\./)
  for (const forged of [path.replace('.update.', '.all.'), path.replace(/u1\.(\d+)\./, 'u1.1$1.')])
    expect((await visitor.post(forged)).status).toBe(404)
})

test('an unsubscribe link stops that kind of mail without sign-in and from any site, and can be used twice', async () => {
  const path = await mailUnsubscribePath('grandmother')
  // As mail providers send it: no cookie, no origin, and a form.
  const headers = { 'sec-fetch-site': null, 'content-type': 'application/x-www-form-urlencoded' }
  const visitor = testApp.visitor()
  for (const _ of [1, 2]) {
    const { status, body } = await visitor.ask('POST', path, 'List-Unsubscribe=One-Click', headers)
    expect([status, body]).toEqual([200, { ended: 'new updates' }])
  }
  expect(await choicesOf('grandmother')).toMatchObject({
    mail: { update: 'never', photo: 'daily' },
    push: { update: 'at-once' },
  })
  expect(await choicesOf('friend')).toMatchObject({ mail: { update: 'daily' } })
  await share()
  await runAt('2026-03-15T19:00:00.000Z')
  await runAt('2026-03-16T18:00:00.000Z')
  expect(mailTo('grandmother')).toHaveLength(1)
  expect(mailTo('friend')).toHaveLength(2)
})

test('opening an unsubscribe link changes nothing: it leads to a page that asks first', async () => {
  const path = await mailUnsubscribePath('grandmother')
  const { status, headers } = await testApp.visitor().get(path)
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/stop-mail\?token=/)])
  expect(await choicesOf('grandmother')).toMatchObject({ mail: { update: 'daily' } })
})
