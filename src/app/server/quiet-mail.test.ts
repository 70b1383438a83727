/** Mail about a journey that is paused or has ended, for every kind of message. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestWorker } from '#features/news/server/telling/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { messageKinds } from './features.ts'
import { openTestApp, type TestApp } from './testing.ts'

let mail: MailServer
let testApp: TestApp
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

/** For each kind of message about a journey, an action that queues one. */
const actions: Readonly<Record<string, (address: string) => Promise<void>>> = {
  invitation: async () => {
    const mother = await testApp.person('mother')
    await mother.post('/api/admin/users/invite', { email: 'uncle@nestling.example', role: 'guest' })
  },
  'wish-notice': async (journey) => {
    const mother = await testApp.person('mother')
    const { body } = await mother.post(`${journey}/wishlist`, { name: 'Pram', category: 'baby_gear' })
    await (await testApp.person('grandmother')).post(`/api/wishlist/${Object(body).id}/reservation`, { units: 1 })
    await mother.delete(`/api/wishlist/${Object(body).id}`)
  },
  news: async (journey) => {
    const grandmother = await testApp.person('grandmother')
    const { version: _, canMail: __, ...choices } = Object((await grandmother.get('/api/news-choices')).body)
    const mail = { ...choices.mail, update: 'at-once' }
    await grandmother.ask('PUT', '/api/news-choices', { ...choices, mail })
    await (await testApp.person('mother')).post(`${journey}/updates`, { content: 'We heard the heart.' })
    await openTestWorker(testApp).run()
  },
}

const aboutJourneys = messageKinds.filter(({ about }) => about === 'journey').map(({ name }) => name)
const deliver = () => openMailWorker({ ...testApp.services, kinds: messageKinds }).deliverDue()

test('these tests queue every kind of message about a journey', () => {
  expect(Object.keys(actions).toSorted()).toEqual(aboutJourneys.toSorted())
})

test.each(aboutJourneys)('a message of the kind %s is sent while a journey is expecting', async (kind) => {
  await actions[kind]?.(`/api/pregnancies/${await testApp.findJourney('Pip')}`)
  await deliver()
  expect(mail.mails).toHaveLength(1)
})

test.each(aboutJourneys.flatMap((kind) => (['paused', 'ended'] as const).map((state) => [kind, state] as const)))(
  'a message of the kind %s is not sent after the journey was %s, whenever it was queued',
  async (kind, state) => {
    const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
    await actions[kind]?.(journey)
    await (await testApp.person('mother')).ask('PUT', `${journey}/state`, { state })
    await deliver()
    await actions[kind]?.(journey)
    await deliver()
    expect(mail.mails).toEqual([])
  },
)
