import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openTestWorker, passSeconds } from '../telling/testing.ts'
import { openReminders, scan } from './testing.ts'

let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
beforeEach(async () => {
  testApp = await openTestApp()
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
})
afterEach(() => testApp.close())

const reminder = 'Reminder: an appointment on Fri, Mar 20, 10:30 AM'
const dayBefore = '2026-03-19T10:30:00.000Z'
const hoursBefore = '2026-03-20T08:30:00.000Z'

test('parents get a reminder a day before and another two hours before; others get only the first', async () => {
  const { add, runAt, textsFor } = family
  await add()
  await runAt('2026-03-19T10:29:59.000Z')
  const first = await runAt(dayBefore)
  for (const name of ['mother', 'partner', 'grandmother', 'friend'] as const)
    expect(textsFor(name, first), name).toEqual([reminder])
  expect(first).toHaveLength(4)
  expect(await runAt('2026-03-20T08:29:59.000Z')).toEqual([])
  const second = await runAt(hoursBefore)
  expect(second.map(({ userId }) => userId).toSorted()).toEqual(
    [family.idOf('mother'), family.idOf('partner')].toSorted(),
  )
  expect(await runAt('2026-03-20T10:30:00.000Z')).toEqual([])
})

test('a reminder opens its appointment, quotes nothing that people wrote, and expires when the appointment begins', async () => {
  await family.add()
  const [push] = await family.runAt(dayBefore)
  expect(push).toMatchObject({
    title: 'Reminder from Pip’s family',
    path: expect.stringMatching(/^\/appointments\?appointment=\d+$/),
    expiresAt: new Date(scan.appointmentDate),
  })
  expect(push?.body).toBe(reminder)
})

test('a reminder shows the title and the place to people who ask for content', async () => {
  await family.choose('friend', { showsContent: true })
  await family.add()
  const pushes = await family.runAt(dayBefore)
  expect(family.textsFor('friend', pushes)).toEqual([`${reminder}: “Growth scan · Harbour Clinic”`])
})

test('the list of news shows a reminder without an author', async () => {
  await family.add()
  await family.runAt(dayBefore)
  const { body } = await family.mother.get(`${family.journey}/news`)
  expect(body).toMatchObject([
    { topic: 'appointment', text: reminder, content: 'Growth scan · Harbour Clinic', author: null, isUnread: true },
  ])
})

test.each([
  ['day-and-hours', 1, 1],
  ['day', 1, 0],
  ['hours', 0, 1],
  ['none', 0, 0],
] as const)(
  'a person who chooses %s gets %d reminders a day before, and %d two hours before',
  async (reminders, aDayBefore, twoHoursBefore) => {
    await family.choose('grandmother', { reminders })
    await family.add()
    expect(family.textsFor('grandmother', await family.runAt(dayBefore))).toHaveLength(aDayBefore)
    expect(family.textsFor('grandmother', await family.runAt(hoursBefore))).toHaveLength(twoHoursBefore)
  },
)

test('a person who wants no notifications about appointments has the reminder only in the list', async () => {
  const push = Object((await (await testApp.person('grandmother')).get('/api/news-choices')).body).push
  await family.choose('grandmother', { push: { ...push, appointment: 'never' } })
  await family.add()
  expect(family.textsFor('grandmother', await family.runAt(dayBefore))).toEqual([])
  expect(await family.newsOf('grandmother')).toContain(reminder)
})

test('a day-before reminder comes at the same clock time as the appointment, in the person’s own time zone', async () => {
  await family.choose('friend', { timeZone: 'America/New_York' })
  // In New York, clocks went forward on 8 March. In London, they do so on the 29th.
  await family.add({ appointmentDate: '2026-03-29T16:00:00.000Z' })
  expect(family.textsFor('grandmother', await family.runAt('2026-03-28T16:59:00.000Z'))).toEqual([])
  expect(await family.newsOf('friend')).toContain('Reminder: an appointment on Sun, Mar 29, 5:00 PM')
  const pushes = await family.runAt('2026-03-28T17:00:00.000Z')
  expect(family.textsFor('grandmother', pushes)).toEqual(['Reminder: an appointment on Sun, Mar 29, 5:00 PM'])
  expect(family.textsFor('friend', family.worker.pushes).at(-1)).toBe(
    'Reminder: an appointment on Sun, Mar 29, 5:00 PM in London',
  )
})

test('a reminder that would come in the quiet hours comes half an hour before them', async () => {
  await family.add({ appointmentDate: '2026-03-20T08:00:00.000Z' })
  await family.runAt('2026-03-19T08:00:00.000Z')
  expect(await family.runAt('2026-03-19T21:29:00.000Z')).toEqual([])
  const evening = await family.runAt('2026-03-19T21:30:00.000Z')
  expect(family.textsFor('mother', evening)).toEqual(['Reminder: an appointment on Fri, Mar 20, 8:00 AM'])
  for (const time of ['2026-03-20T06:00:00.000Z', '2026-03-20T07:00:00.000Z', '2026-03-20T07:59:00.000Z'])
    expect(await family.runAt(time)).toEqual([])
})

test('a reminder comes almost fifty hours early if the quiet hours are long and the clocks go back by two hours', async () => {
  testApp.clock.now = new Date('2026-10-20T12:00:00.000Z')
  await family.choose('friend', { timeZone: 'Antarctica/Troll', quietHours: { from: '12:30', until: '12:00' } })
  // The sessions of March have ended.
  const mother = await testApp.person('mother')
  const appointment = { ...scan, appointmentDate: '2026-10-26T11:59:00.000Z' }
  expect((await mother.post(`${family.journey}/appointments`, appointment)).status).toBe(201)
  await family.runAt('2026-10-24T09:59:00.000Z')
  const pushes = await family.runAt('2026-10-24T10:00:00.000Z')
  expect(family.textsFor('friend', pushes)).toContain('Reminder: an appointment on Mon, Oct 26, 11:59 AM')
})

test('for an appointment that is added after the time of its first reminder, only the second one comes', async () => {
  testApp.clock.now = new Date('2026-03-19T12:00:00.000Z')
  await family.add()
  expect(await family.runAt('2026-03-19T12:01:00.000Z')).toEqual([])
  expect(await family.newsOf('mother')).toEqual([])
  expect(family.textsFor('mother', await family.runAt(hoursBefore))).toEqual([reminder])
})

test('if Nestling was not running, people get the later one of two reminders, and none once the appointment has begun', async () => {
  await family.add()
  await family.add({ appointmentDate: '2026-03-20T08:45:00.000Z' })
  const pushes = await family.runAt('2026-03-20T08:50:00.000Z')
  expect(family.textsFor('mother', pushes)).toEqual([reminder])
  expect(await family.runAt('2026-03-20T10:31:00.000Z')).toEqual([])
})

test('a person who turns on reminders does not get those that were already due, only later ones', async () => {
  await family.choose('grandmother', { reminders: 'none' })
  await family.add()
  await family.runAt(dayBefore)
  await family.choose('grandmother', { reminders: 'day-and-hours' })
  expect(family.textsFor('grandmother', await family.runAt('2026-03-19T10:31:00.000Z'))).toEqual([])
  expect(family.textsFor('grandmother', await family.runAt(hoursBefore))).toEqual([reminder])
})

test('a person who changes their quiet hours after a reminder is not reminded again', async () => {
  await family.add()
  await family.runAt(dayBefore)
  await family.choose('friend', { quietHours: { from: '11:00', until: '23:00' } })
  await family.choose('friend', { timeZone: 'Pacific/Apia' })
  expect(family.textsFor('friend', await family.runAt('2026-03-19T10:40:00.000Z'))).toEqual([])
})

test('nobody is reminded of what they may not see, or of a journey that they left', async () => {
  await family.add()
  const { family: role, guest } = Object((await family.mother.get(`${family.journey}/rights`)).body)
  const closed = { family: role, guest: { ...guest, appointments: 'nothing' } }
  await family.mother.ask('PUT', `${family.journey}/rights`, closed)
  await testApp.person('mother').then((mother) => mother.delete(`/api/admin/users/${cast.grandmother.email}`))
  const pushes = await family.runAt(dayBefore)
  expect(pushes.map(({ userId }) => userId).toSorted()).toEqual(
    [family.idOf('mother'), family.idOf('partner')].toSorted(),
  )
  expect(await family.newsOf('friend')).toEqual([])
})

test('a daily message is not sent if its only reminder is about a section that was closed meanwhile', async () => {
  await family.choose('friend', { push: { ...(await pushOf('friend')), appointment: 'daily' } })
  await family.add()
  await family.runAt(dayBefore)
  const { family: role, guest } = Object((await family.mother.get(`${family.journey}/rights`)).body)
  const closed = { family: role, guest: { ...guest, appointments: 'nothing' } }
  await family.mother.ask('PUT', `${family.journey}/rights`, closed)
  expect(family.textsFor('friend', await family.runAt('2026-03-19T18:00:00.000Z'))).toEqual([])
})

const pushOf = async (name: 'friend') => Object((await (await testApp.person(name)).get('/api/news-choices')).body).push

test('a person who wants a daily message reads the reminder in it', async () => {
  await family.choose('friend', { push: { ...(await pushOf('friend')), appointment: 'daily' } })
  await family.add()
  expect(family.textsFor('friend', await family.runAt(dayBefore))).toEqual([])
  expect(family.textsFor('friend', await family.runAt('2026-03-19T18:00:00.000Z'))).toEqual([
    expect.stringContaining(reminder),
  ])
})

test('nobody gets a reminder that was due while the journey was paused, not even afterwards', async () => {
  await family.add()
  await family.mother.ask('PUT', `${family.journey}/state`, { state: 'paused' })
  expect(await family.runAt(dayBefore)).toEqual([])
  await testApp.person('mother').then((mother) => mother.delete(`${family.journey}/state`))
  expect(await family.runAt('2026-03-19T10:31:00.000Z')).toEqual([])
})

test('after a loss nobody is reminded', async () => {
  await family.add()
  await family.mother.ask('PUT', `${family.journey}/state`, { state: 'ended', toldTo: 'everybody' })
  for (const time of [dayBefore, hoursBefore]) expect(await family.runAt(time)).toEqual([])
})

test('people who joined after the time of a reminder are not reminded', async () => {
  await family.add()
  testApp.clock.now = new Date('2026-03-19T10:30:30.000Z')
  const { body } = await family.mother.post('/api/invite-codes', { role: 'family', maxUses: 10, expiresInDays: 30 })
  const stranger = await testApp.person('stranger')
  await stranger.post('/api/invite-codes/redeem', { code: Object(body).code })
  const pushes = await family.runAt('2026-03-19T10:31:00.000Z')
  expect(family.textsFor('stranger', pushes)).toEqual([])
  expect(family.textsFor('friend', pushes)).toContain(reminder)
})

test('people get no reminders of cancelled or completed appointments, or of those of other journeys', async () => {
  for (const status of ['cancelled', 'completed']) await family.add({ status })
  const neighbour = await testApp.person('neighbour')
  await neighbour.post(`/api/pregnancies/${await testApp.findJourney('Feijão')}/appointments`, scan)
  const pushes = [...(await family.runAt(dayBefore)), ...(await family.runAt(hoursBefore))]
  expect(new Set(pushes.map(({ userId }) => userId))).toEqual(new Set([family.idOf('neighbour')]))
})

test('a family with 126 appointments at the same time is reminded of each of them, once', async () => {
  const { db } = testApp
  const id = await family.add()
  const { id: _, ...row } = await db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('appointments')
    .values(Array.from({ length: 125 }, () => row))
    .execute()
  const pushes = await family.runAt(hoursBefore)
  expect(family.textsFor('mother', pushes)).toEqual([[reminder, reminder, reminder, 'and 123 more'].join('\n')])
  expect(await family.runAt('2026-03-20T08:31:00.000Z')).toEqual([])
})

test('two workers that run at once remind everybody only once', async () => {
  const second = openTestWorker({ services: testApp.openSecond().services })
  for (let at = 0; at < 6; at++) await family.add({ appointmentDate: `2026-03-20T1${at}:00:00.000Z` })
  testApp.clock.now = new Date('2026-03-19T10:00:00.000Z')
  family.worker.pushes.length = 0
  for (let at = 0; at < 6; at++) {
    await Promise.all([family.worker.run(), second.run(), family.worker.run(), second.run()])
    passSeconds(testApp, 3600)
  }
  const all = [...family.worker.pushes, ...second.pushes]
  for (const name of ['partner', 'grandmother', 'friend'] as const)
    expect(new Set(family.textsFor(name, all)).size, name).toBe(family.textsFor(name, all).length)
  expect(family.textsFor('grandmother', all)).toHaveLength(6)
  const reminders = testApp.db.selectFrom('news_items').where('kind', 'like', '%-before')
  const items = await reminders.select(['kind', 'subject_id', 'about_at', 'user_id']).execute()
  expect(items).toHaveLength(24)
  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(24)
})

test('a failure in one journey does not stop the reminders of others', async () => {
  await family.add()
  const neighbour = await testApp.person('neighbour')
  await neighbour.post(`/api/pregnancies/${await testApp.findJourney('Feijão')}/appointments`, scan)
  await family.runAt('2026-03-15T10:00:01.000Z')
  const { findRights } = testApp.services
  const broken = openTestWorker({
    services: {
      ...testApp.services,
      findRights: async (db, member) => {
        if (member.pregnancyId === family.pregnancyId) throw new Error('broken')
        return findRights(db, member)
      },
    },
  })
  testApp.clock.now = new Date(dayBefore)
  await expect(broken.run()).rejects.toThrow('broken')
  expect(broken.pushes.map(({ userId }) => userId)).toEqual([family.idOf('neighbour')])
  expect(family.textsFor('mother', await family.runAt(dayBefore))).toEqual([reminder])
})
