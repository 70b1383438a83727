/** No mail is sent about a journey that is paused or has ended, for every kind of message. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { messageKinds } from '../features.ts'
import { openTestApp, type TestApp } from '../testing.ts'
import { queueOne } from './testing.ts'

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

const aboutJourneys = messageKinds.filter(({ about }) => about === 'journey')
const deliver = () => openMailWorker({ ...testApp.services, kinds: messageKinds }).deliverDue()

test.each(aboutJourneys)(
  'a message of the kind $name is sent about a journey that is neither paused nor ended',
  async (kind) => {
    await queueOne(testApp, kind)
    await deliver()
    expect(mail.mails).toHaveLength(1)
  },
)

const states = ['paused', 'ended'] as const
test.each(aboutJourneys.flatMap((kind) => states.map((state) => ({ name: kind.name, kind, state }))))(
  'a message of the kind $name is not sent after the journey was $state, even if it was queued before',
  async ({ kind, state }) => {
    await queueOne(testApp, kind)
    const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
    await (await testApp.person('mother')).ask('PUT', `${journey}/state`, { state })
    await deliver()
    await queueOne(testApp, kind)
    await deliver()
    expect(mail.mails).toEqual([])
  },
)
