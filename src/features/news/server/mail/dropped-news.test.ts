/** News that may no longer be mailed when its mail is due is never mailed, even if it could be mailed later. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { openTestWorker } from '../telling/testing.ts'
import { newsMessage } from './news-message.ts'

const afternoon = '2026-03-15T12:00:01.000Z'
const evening = '2026-03-15T18:00:00.000Z'
const later = '2026-03-15T18:30:00.000Z'

let mail: MailServer
let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let journey: string
let mother: Browser
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment, now: '2026-03-15T12:00:00.000Z' })
  worker = openTestWorker(testApp)
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  mother = await testApp.person('mother')
  await mother.post(`${journey}/updates`, { content: 'We heard the heart.' })
  await runAt(afternoon)
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

async function runAt(time: string, { run } = worker) {
  testApp.clock.now = new Date(time)
  await run()
}

async function mailedPeople() {
  await openMailWorker({ ...testApp.services, kinds: [newsMessage] }).deliverDue()
  return mail.mails.map(({ to }) => to).toSorted()
}

test('no mail is queued for a guest to whom the section is closed in the evening, even if it is opened again', async () => {
  const { body: rights } = await mother.get(`${journey}/rights`)
  const { family, guest } = Object(rights)
  await mother.ask('PUT', `${journey}/rights`, { family, guest: { ...guest, updates: 'nothing' } })
  await runAt(evening)
  const others = [cast.grandmother.email, cast.partner.email].toSorted()
  // A mail without content would not be sent, but it would count in the friend's limit.
  const queued = await testApp.db.selectFrom('letters').select('recipient').execute()
  expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(others)
  await mother.ask('PUT', `${journey}/rights`, { family, guest })
  await runAt(later)
  expect(await mailedPeople()).toEqual(others)
})

test('news whose mail was due while Nestling had no mail server is not mailed later', async () => {
  const environment = { ...testApp.services.environment, smtpUrl: null }
  await runAt(evening, openTestWorker({ services: { ...testApp.services, environment } }))
  await runAt(later)
  expect(await mailedPeople()).toEqual([])
})
