import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { UserId } from '#platform/server/session.ts'
import { anyVersion } from '#platform/server/versions/check-version.ts'
import { defaultFrequencies, defaultQuietHours, reminderChoices } from '../../rules.ts'
import { changeChoices } from './own-choices.ts'

let testApp: TestApp
let grandmother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  grandmother = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const path = '/api/news-choices'
const choices = {
  ...defaultFrequencies,
  ...{ quietHours: defaultQuietHours, timeZone: null, reminders: 'day', showsContent: false },
}

test('choices need a session', async () => {
  expect((await testApp.visitor().get(path)).status).toBe(401)
  expect((await testApp.visitor().ask('PUT', path, choices)).status).toBe(401)
})

test.each([
  ['a topic without a frequency', { ...choices, mail: { ...choices.mail, photo: undefined } }],
  ['an unknown topic', { ...choices, mail: { ...choices.mail, weather: 'daily' } }],
  ['an unknown frequency', { ...choices, push: { ...choices.push, photo: 'hourly' } }],
  ['an unknown zone', { ...choices, timeZone: 'Mars/Olympus' }],
  ['an impossible time', { ...choices, quietHours: { from: '24:00', until: '07:00' } }],
  ['an unknown reminder', { ...choices, reminders: 'a week before' }],
  ['no choice of reminders', { ...choices, reminders: undefined }],
  ['an unknown field', { ...choices, sound: 'bell' }],
])('%s is refused, and nothing is stored', async (_, body) => {
  expect((await grandmother.ask('PUT', path, body)).status).toBe(400)
  expect(await testApp.db.selectFrom('news_choices').selectAll().execute()).toEqual([])
  expect(await testApp.db.selectFrom('news_settings').selectAll().execute()).toEqual([])
})

test('a person who has chosen nothing gets the defaults', async () => {
  expect((await grandmother.get(path)).body).toEqual({ ...choices, canMail: false, version: expect.any(String) })
})

test('choices are stored for this person, and only where they differ from the defaults', async () => {
  const chosen = {
    ...choices,
    push: { ...choices.push, photo: 'daily' },
    mail: { ...choices.mail, update: 'weekly', comment: 'at-once' },
    quietHours: { from: '20:30', until: '06:00' },
    timeZone: 'America/St_Johns',
    showsContent: true,
  }
  const { status, body } = await grandmother.ask('PUT', path, chosen)
  expect([status, body]).toEqual([200, { ...chosen, canMail: false, version: expect.any(String) }])
  expect((await grandmother.get(path)).body).toEqual(body)
  expect(await testApp.db.selectFrom('news_choices').select(['way', 'topic', 'frequency']).execute()).toHaveLength(3)
  expect((await (await testApp.person('friend')).get(path)).body).toMatchObject(choices)
  await grandmother.ask('PUT', path, { ...choices, quietHours: null })
  expect(await testApp.db.selectFrom('news_choices').selectAll().execute()).toEqual([])
  expect((await grandmother.get(path)).body).toMatchObject({ ...choices, quietHours: null })
})

test('the refusal of an outdated change names nobody, even if another member saved the same choices', async () => {
  const chosen = { ...choices, showsContent: true }
  const seen = { 'if-match': `"${Object((await grandmother.get(path)).body).version}"` }
  for (const name of ['grandmother', 'friend'] as const)
    expect((await (await testApp.person(name)).ask('PUT', path, chosen, seen)).status).toBe(200)
  const refusal = await grandmother.ask('PUT', path, choices, seen)
  expect(refusal).toMatchObject({ status: 412, body: { present: { showsContent: true } } })
  expect(refusal.body).not.toHaveProperty('lastSave')
})

test('saving choices keeps those of other people', async () => {
  const friend = await testApp.person('friend')
  const chosen = { ...choices, mail: { ...choices.mail, update: 'weekly' }, timeZone: 'Europe/Berlin' }
  expect((await friend.ask('PUT', path, chosen)).status).toBe(200)
  expect((await grandmother.ask('PUT', path, choices)).status).toBe(200)
  expect((await friend.get(path)).body).toMatchObject(chosen)
})

test('choices of a person whose account is deleted meanwhile are refused', async () => {
  const { db } = testApp
  const { id: userId } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db.updateTable('users').set({ deleted_at: '2026-03-15T10:00:00.000Z' }).where('id', '=', userId).execute()
  const saving = changeChoices(
    { ...testApp.services, checkVersion: anyVersion },
    { userId: userId as UserId, membership: null },
    { ...choices, reminders: 'none' },
  )
  await expect(saving).rejects.toMatchObject({ code: 'unauthorized' })
  expect(await db.selectFrom('news_settings').select('id').execute()).toEqual([])
})

test.each(reminderChoices)(
  'the choice of reminders "%s" is stored; parents who have not chosen get both reminders',
  async (reminders) => {
    const mother = await testApp.person('mother')
    expect((await mother.get(path)).body).toMatchObject({ reminders: 'day-and-hours' })
    for (const browser of [mother, grandmother]) {
      expect((await browser.ask('PUT', path, { ...choices, reminders })).status).toBe(200)
      expect((await browser.get(path)).body).toMatchObject({ reminders })
    }
    const rows = await testApp.db.selectFrom('news_settings').select('reminders').orderBy('id').execute()
    expect(rows.map((row) => row.reminders)).toEqual([
      reminders === 'day-and-hours' ? null : reminders,
      reminders === 'day' ? null : reminders,
    ])
  },
)

test('a change from an older version of the choices is refused', async () => {
  const { version } = Object((await grandmother.get(path)).body)
  await grandmother.ask('PUT', path, { ...choices, showsContent: true })
  const late = await grandmother.ask('PUT', path, choices, { 'if-match': `"${version}"` })
  expect(late.status).toBe(412)
  expect((await grandmother.get(path)).body).toMatchObject({ showsContent: true })
})
