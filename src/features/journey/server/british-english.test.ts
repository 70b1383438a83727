import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import type { Language } from '#language/languages.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { britishEnglish } from './migrations/0059-british-english.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Place = { region: Region | null; time_zone: string }

/** The language that a person has after the migration. */
async function languageAfter(language: Language, place: Place) {
  const { db } = testApp
  await db.updateTable('pregnancies').set(place).execute()
  await db.updateTable('users').set({ language }).where('email', '=', cast.mother.email).execute()
  const noTable = () => expect.unreachable()
  await db
    .transaction()
    .execute((tx) => britishEnglish.up({ tx, schema: tx.schema, bytes: 'blob', createTable: noTable }))
  const found = await db.selectFrom('users').select('language').where('email', '=', cast.mother.email).execute()
  return found[0]?.language
}

test.each([
  ['en', 'uk', 'Europe/London', 'en-gb'],
  ['en', 'uk', 'Europe/Madrid', 'en-gb'],
  ['en', null, 'Europe/London', 'en-gb'],
  ['en', null, 'America/New_York', 'en'],
  ['en', 'us', 'Europe/London', 'en'],
  ['de', 'uk', 'Europe/London', 'de'],
] as const)(
  'a person with the language %s, the region %s and the time zone %s has %s',
  async (before, region, zone, after) => {
    expect(await languageAfter(before, { region, time_zone: zone })).toBe(after)
  },
)
