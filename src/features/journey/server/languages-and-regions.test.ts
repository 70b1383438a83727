import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import type { Language } from '#language/languages.ts'
import type { Migration } from '#platform/server/database/migrate.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { britishEnglish } from './migrations/0059-british-english.ts'
import { germanSpanishFrenchCare } from './migrations/0060-german-spanish-french-care.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Place = { region: Region | null; time_zone: string; country?: string | null }

const migrate = ({ up }: Migration) =>
  testApp.db
    .transaction()
    .execute((tx) => up({ tx, schema: tx.schema, bytes: 'blob', createTable: () => expect.unreachable() }))

/** The language that a person has after the migration. */
async function languageAfter(language: Language, place: Place) {
  const { db } = testApp
  await db.updateTable('pregnancies').set(place).execute()
  await db.updateTable('users').set({ language }).where('email', '=', cast.mother.email).execute()
  await migrate(britishEnglish)
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
  'a person with the language %s, the region %s and the time zone %s has the language %s after the migration',
  async (before, region, zone, after) => {
    expect(await languageAfter(before, { region, time_zone: zone })).toBe(after)
  },
)

test.each([
  ['other', 'Europe/Berlin', null, 'de'],
  ['other', 'Atlantic/Canary', null, 'es'],
  ['other', 'America/Cayenne', null, 'fr'],
  ['other', 'America/New_York', null, 'other'],
  ['other', 'Europe/Paris', 'RE', 'fr'],
  ['other', 'Europe/London', 'FR', 'fr'],
  ['other', 'Europe/Berlin', 'AT', 'other'],
  ['other', 'Europe/Vienna', null, 'other'],
  ['uk', 'Europe/Berlin', 'GB', 'uk'],
  [null, 'Europe/Berlin', null, null],
] as const)(
  'a family with the region %s, the time zone %s and the country %s has the region %s',
  async (before, time_zone, country, after) => {
    const { db } = testApp
    await db.updateTable('pregnancies').set({ region: before, time_zone, country }).execute()
    await migrate(germanSpanishFrenchCare)
    const { region } = await db.selectFrom('pregnancies').select('region').executeTakeFirstOrThrow()
    expect(region).toBe(after)
  },
)
