/** When mail about photos in a row comes, and that no mail tells of news from before mail was set up. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { defaultFrequencies } from '../../rules.ts'
import { openReminders, scan } from '../reminding/testing.ts'
import { openTestWorker, passSeconds } from '../telling/testing.ts'
import { newsMessage } from './news-message.ts'

let mail: MailServer
let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

async function run() {
  await family.worker.run()
  await openMailWorker({ ...testApp.services, kinds: [newsMessage] }).deliverDue()
}

/** Adds a photo by the mother. */
async function share() {
  const { db, clock } = testApp
  const { pregnancyId, idOf } = family
  const actorId = idOf('mother')
  const by = { pregnancy_id: pregnancyId, created_by: actorId, created_at: clock.now.toISOString() }
  const photo = { caption: null, week: null, width: 10, height: 10, upload_key: null }
  await db.transaction().execute(async (tx) => {
    const added = tx.insertInto('photos').values({ ...photo, ...by, filename: `photo-${clock.now.getTime()}` })
    const { id } = await added.returning('id').executeTakeFirstOrThrow()
    await addNews(tx, { pregnancyId, kind: 'photo', subjectId: id, actorId }, clock.now)
  })
}

const mailAtOnce = (name: CastName) => family.choose(name, { mail: { ...defaultFrequencies.mail, photo: 'at-once' } })
/** What the mails to a person have said so far about photos. */
const photosIn = (name: CastName) =>
  mail.mails.filter(({ to }) => to === cast[name].email).map(({ text }) => /shared .* photos?/.exec(text)?.[0])

test('photos in a row are mailed at once in one mail, at most five minutes after the first', async () => {
  await mailAtOnce('grandmother')
  for (let count = 0; count < 6; count++) {
    if (count > 0) passSeconds(testApp, 55)
    await share()
    await run()
  }
  passSeconds(testApp, 24)
  await run()
  expect(mail.mails).toEqual([])
  passSeconds(testApp, 1)
  await run()
  expect(photosIn('grandmother')).toEqual(['shared 6 photos'])
})

test('a person who changes from daily mail to mail at once gets one mail about the next photos', async () => {
  await share()
  await run()
  await mailAtOnce('grandmother')
  passSeconds(testApp, 600)
  for (let count = 0; count < 3; count++) {
    passSeconds(testApp, 10)
    await share()
    await run()
  }
  expect(mail.mails).toEqual([])
  passSeconds(testApp, 60)
  await run()
  expect(photosIn('grandmother')).toEqual(['shared 3 photos'])
})

test('news and reminders from before mail was set up are never mailed', async () => {
  const { environment } = testApp.services
  const before = openTestWorker({ services: { ...testApp.services, environment: { ...environment, smtpUrl: null } } })
  const appointment = { ...scan, appointmentDate: '2026-03-16T17:00:00.000Z' }
  expect((await family.mother.post(`${family.journey}/appointments`, appointment)).status).toBe(201)
  await share()
  for (const time of ['2026-03-15T10:00:00.000Z', '2026-03-15T17:00:00.000Z']) {
    testApp.clock.now = new Date(time)
    await before.run()
  }
  expect(family.textsFor('friend', before.pushes)).toContain('Reminder: an appointment on Mon, Mar 16, 5:00 PM')
  testApp.clock.now = new Date('2026-03-15T18:00:00.000Z')
  await run()
  expect(mail.mails).toEqual([])
  await share()
  await run()
  testApp.clock.now = new Date('2026-03-16T18:00:00.000Z')
  await run()
  expect(photosIn('friend')).toEqual(['shared a photo'])
})
