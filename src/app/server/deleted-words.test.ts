/** Permanently deleted text must not remain in any file of the data folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
import { plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

const day = 86_400_000
let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ inSqliteFile: true })
})
afterEach(() => testApp.close())

/** Returns those of the words that are in any file of the data folder. */
function findInFiles(words: readonly string[]): string[] {
  const files = readdirSync(testApp.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
  return words.filter((word) => bytes.some((content) => content.includes(word)))
}

async function passDays(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day)
    await testApp.runJobs()
  }
}

/** Makes one thing of each kind that can be in the trash, and returns their addresses. */
async function writeThings(): Promise<string[]> {
  const mother = await testApp.person('mother')
  const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  const made = await Promise.all([
    mother.post(`${journey}/updates`, { content: 'Quokka kicked.' }),
    mother.post('/api/appointments', {
      title: 'Wombat test',
      appointmentDate: '2026-04-01T09:00:00Z',
      notes: 'Numbat notes',
    }),
    mother.post('/api/contacts', { name: 'Dr. Bilby', category: 'doctor', notes: 'Potoroo notes' }),
    mother.post(`${journey}/wishlist`, { name: 'A dunnart', category: 'other', notes: 'Quoll notes' }),
    mother.post(`${journey}/scans`, { measuredOn: '2026-03-10', femurLength: 53.1, note: 'Bettong notes' }),
    uploadPicture(mother, ['/api/photos/upload', 'photo'], await plainPicture().png().toBuffer(), {
      fields: { caption: 'Pademelon' },
    }),
  ])
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
  const lists = ['updates', 'appointments', 'contacts', 'wishlist', 'scans', 'photos']
  return made.map(({ body }, at) => `/api/${lists[at]}/${Object(body).id}`)
}

const written = ['Quokka', 'Wombat', 'Numbat', 'Bilby', 'Potoroo', 'dunnart', 'Quoll', 'Bettong', 'Pademelon']

describe('no file of the data folder contains', () => {
  test('the text of things that were in the trash for more than 32 days', async () => {
    const things = await writeThings()
    expect(findInFiles(written)).toEqual(written)
    const mother = await testApp.person('mother')
    for (const thing of things) expect((await mother.delete(thing)).status).toBe(204)
    await passDays(33)
    expect(findInFiles(written)).toEqual([])
  })

  test('the names, emails and texts of people who deleted their accounts', async () => {
    await writeThings()
    const mother = await testApp.person('mother')
    const invited = { email: 'tammar@wallaby.example', role: 'guest' }
    expect((await mother.post('/api/admin/users/invite', invited)).status).toBe(201)
    const people = Object.values(cast).flatMap(({ email, lastName }) => [email, lastName])
    const words = [...written, ...people, invited.email]
    await testApp.runJobs()
    expect(findInFiles(words)).toEqual(words)

    const everybody: CastName[] = ['friend', 'grandmother', 'partner', 'mother', 'neighbour', 'stranger']
    for (const name of everybody) {
      const leaver = await testApp.person(name)
      expect([name, (await leaver.ask('DELETE', '/api/account', { currentPassword: castPassword })).status]).toEqual([
        name,
        204,
      ])
    }
    await passDays(33)
    expect(findInFiles(words)).toEqual([])
  })

  test('copies of deleted text that SQLite made when it moved rows, once a week has passed', async () => {
    await testApp.runJobs()
    const { db } = testApp
    await sql`create table moved (id integer primary key, text text) strict`.execute(db)
    await sql`create index moved_by_text on moved (text, id)`.execute(db)
    await sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5000)
      insert into moved (text) select (n * 7919 % 5000) || ' Antechinus' from numbers`.execute(db)
    await sql`update moved set text = (id * 31 % 5000) || ' Antechinus'`.execute(db)
    await sql`delete from moved where id % 10 > 0`.execute(db)
    await sql`update moved set text = 'kept ' || id`.execute(db)
    await passDays(1)
    expect(findInFiles(['Antechinus'])).toEqual(['Antechinus'])
    await passDays(6)
    expect(findInFiles(['Antechinus'])).toEqual([])
  })

  test('text that an older version deleted, once the jobs have run', async () => {
    await sql`pragma secure_delete = off`.execute(testApp.db)
    await sql`create table notes (text text)`.execute(testApp.db)
    await sql`insert into notes values ('Thylacine')`.execute(testApp.db)
    await sql`delete from notes`.execute(testApp.db)
    expect(findInFiles(['Thylacine'])).toEqual(['Thylacine'])
    await testApp.runJobs()
    expect(findInFiles(['Thylacine'])).toEqual([])
  })
})
