import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { addPhoto, exportPip } from '../making/testing.ts'

let testApp: TestApp
let pip: number
beforeEach(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

test('index.html has the title of each part, and shows updates, contacts, appointments, wishes, photos and members', async () => {
  await addPhoto(testApp, 'The first scan')
  const { text } = await exportPip(testApp)
  const page = text('index.html')
  for (const title of [
    'The journey',
    'Family',
    'Updates',
    'Growth',
    'Appointments',
    'Photo Album',
    'Contacts',
    'Wishlist',
  ])
    expect(page).toMatch(new RegExp(`<h2 id="[a-z-]+">${title}</h2>`))
  const { db } = testApp
  const shown = [
    ...(await db.selectFrom('updates').select('content as words').where('pregnancy_id', '=', pip).execute()),
    ...(await db.selectFrom('contacts').select('name as words').where('pregnancy_id', '=', pip).execute()),
    ...(await db.selectFrom('appointments').select('title as words').where('pregnancy_id', '=', pip).execute()),
    ...(await db.selectFrom('wishes').select('name as words').where('pregnancy_id', '=', pip).execute()),
    { words: 'The first scan' },
    { words: cast.grandmother.firstName },
  ]
  expect(shown.length).toBeGreaterThan(10)
  for (const { words } of shown) expect(page).toContain(words.replaceAll("'", '&#39;'))
})

test('the pages load nothing from other sites, run no script, and refer to no file outside the export', async () => {
  await addPhoto(testApp, 'The first scan')
  const { text, files } = await exportPip(testApp)
  for (const name of ['index.html', 'keepsake.html']) {
    const page = text(name)
    expect(page).not.toMatch(/<script|<link|<iframe|@import|url\("?https?:/)
    const sources = [...page.matchAll(/ (?:src|srcset)="([^"]*)"/g)].flatMap(([, list = '']) => list.split(', '))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(files.has(source.split(' ')[0] ?? ''), source).toBe(true)
    const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link)
    for (const link of links) expect(/^(#|https?:|mailto:|tel:)/.test(link) || files.has(link), link).toBe(true)
  }
})

test('the pages escape text that people entered', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const mother = await testApp.person('mother')
  expect((await mother.post(`/api/pregnancies/${pip}/updates`, { content: evil, week: 20 })).status).toBe(201)
  await testApp.db.updateTable('pregnancies').set({ baby_name: evil }).execute()
  for (const table of ['contacts', 'wishes'] as const)
    await testApp.db.updateTable(table).set({ name: evil, notes: evil }).execute()
  await testApp.db.updateTable('appointments').set({ title: evil, location: evil, notes: evil }).execute()
  await testApp.db.updateTable('users').set({ first_name: evil, last_name: evil }).execute()
  await testApp.db.updateTable('scans').set({ note: evil }).execute()
  await addPhoto(testApp, evil)
  const { text } = await exportPip(testApp)
  for (const name of ['index.html', 'keepsake.html']) {
    expect(text(name)).not.toContain('<img src=x')
    expect(text(name)).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;')
  }
})

test('the pages say who gives what, except while the parents want to be surprised', async () => {
  const friend = await testApp.person('friend')
  const { id } = await testApp.db.selectFrom('wishes').select('id').executeTakeFirstOrThrow()
  await testApp.db.deleteFrom('wish_reservations').execute()
  await testApp.db.deleteFrom('wish_purchases').execute()
  expect((await friend.post(`/api/wishlist/${id}/reservation`, { units: 1 })).status).toBeLessThan(300)
  const secret = `${cast.friend.firstName} is getting`
  expect((await exportPip(testApp)).text('index.html')).toContain(secret)
  for (const [until, isTold] of [
    [null, false],
    ['2026-04-01', false],
    ['2026-03-15', true],
  ] as const) {
    await testApp.db.deleteFrom('wish_surprises').execute()
    await testApp.db.insertInto('wish_surprises').values({ pregnancy_id: pip, mode: 'taken', until }).execute()
    const { text } = await exportPip(testApp, join(testApp.dataDir, `${until}.zip`))
    expect(text('index.html').includes(secret)).toBe(isTold)
  }
})

test('the pages have no section for contractions and movements if none are recorded', async () => {
  expect((await exportPip(testApp)).text('index.html')).not.toContain('Contractions and movements')
})

test('the pages list contractions and movements oldest first, in the family’s time zone, without removed ones', async () => {
  await testApp.db.updateTable('pregnancies').set({ time_zone: 'America/New_York' }).execute()
  const journey = `/api/pregnancies/${pip}`
  const mother = await testApp.person('mother')
  const [late, early, removed, latest] = [1, 2, 3, 4].map((number) => `${number}-a-key-of-the-browser`)
  const putContraction = (
    key: string | undefined,
    beganAt: string | null,
    endedAt: string | null = null,
    revision = 1,
  ) => mother.ask('PUT', `${journey}/contractions/${key}`, { revision, beganAt, endedAt })
  const putMovement = (key: string | undefined, feltAt: string | null, feeling: string, revision = 1) =>
    mother.ask('PUT', `${journey}/movements/${key}`, { revision, feltAt, feeling })
  await putContraction(late, '2026-03-15T09:50:00.000Z')
  await putContraction(early, '2026-03-15T09:40:00.000Z', '2026-03-15T09:40:52.000Z')
  await putContraction(removed, '2026-03-15T09:30:00.000Z')
  await putContraction(removed, null, null, 2)
  const ofContractions = listsIn((await exportPip(testApp)).text('index.html'))
  expect(ofContractions).toEqual(['Contractions: Mar 15, 2026, 05:40: 52 seconds; Mar 15, 2026, 05:50'])

  await putMovement(late, '2026-03-15T09:20:00.000Z', 'different')
  await putMovement(latest, '2026-03-15T09:25:00.000Z', 'counted')
  await putMovement(early, '2026-03-15T09:10:00.000Z', 'usual')
  await putMovement(removed, '2026-03-15T09:00:00.000Z', 'usual')
  await putMovement(removed, null, 'usual', 2)
  expect(listsIn((await exportPip(testApp, join(testApp.dataDir, 'both.zip'))).text('index.html'))).toEqual([
    ...ofContractions,
    'Movements: Mar 15, 2026, 05:10: Felt as usual; Mar 15, 2026, 05:20: Less, different or none; Mar 15, 2026, 05:25: One movement',
  ])
})

/** The page's lists of contractions and movements, as text. */
function listsIn(page: string): string[] {
  const [, part = ''] = page.split('>Contractions and movements</h2>')
  const plain = (markup: string) => markup.replace(/<[^>]*>/g, '')
  return [...part.matchAll(/<h3>(Contractions|Movements)<\/h3><ul>(.*?)<\/ul>/gs)].map(
    ([, title, lines = '']) => `${title}: ${lines.split('</li>').filter(Boolean).map(plain).join('; ')}`,
  )
}

test('the book has the weeks in order, under the baby’s name', async () => {
  await addPhoto(testApp, 'Of week 9', '9')
  await addPhoto(testApp, 'Of week 28', '28')
  const { text } = await exportPip(testApp)
  const book = text('keepsake.html')
  expect(book).toContain('<h1>Pip</h1>')
  const weeks = [...book.matchAll(/<h2>Week (\d+)<\/h2>/g)].map(([, week]) => Number(week))
  expect(weeks.length).toBeGreaterThan(4)
  expect(weeks).toEqual(weeks.toSorted((a, b) => a - b))
  expect(book.indexOf('Of week 9')).toBeLessThan(book.indexOf('Of week 28'))
  expect(book.slice(book.indexOf('<h2>Week 9</h2>'), book.indexOf('<h2>Week 12</h2>'))).toContain('Of week 9')
})

describe('after a loss', () => {
  const recordLoss = async (words: string) => {
    const mother = await testApp.person('mother')
    await mother.ask('PUT', `/api/pregnancies/${pip}/state`, { state: 'ended', message: words })
    return mother
  }

  test('no page has a due date, and an update shared later has no week', async () => {
    await addPhoto(testApp, 'From before')
    const mother = await recordLoss('')
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 14 * 86_400_000)
    await mother.post(`/api/pregnancies/${pip}/updates`, { content: 'Thank you for your words.' })
    const { text } = await exportPip(testApp)
    for (const page of [text('index.html'), text('keepsake.html')]) expect(page).not.toMatch(/\bdue\b/i)
    const book = text('keepsake.html')
    const later = book.indexOf('<h2>And more</h2>')
    expect(later).toBeGreaterThan(book.indexOf('From before'))
    expect(book.slice(later)).toContain('Thank you for your words.')
  })

  test('a newborn who has died is still named, with the day of the birth', async () => {
    const mother = await testApp.person('mother')
    const child = { name: 'Wren', weightG: null, lengthMm: null }
    const birth = { state: 'born', happenedOn: '2026-03-14', children: [child] }
    expect((await mother.ask('PUT', `/api/pregnancies/${pip}/state`, birth)).status).toBe(200)
    await recordLoss('')
    const { text } = await exportPip(testApp)
    expect(text('index.html')).toContain('<dt>Born</dt><dd>Wren, Mar 14, 2026</dd>')
  })

  test('if the parents undo a loss that they recorded, its message is not exported and the due date is shown again', async () => {
    const mother = await recordLoss('Entered by mistake')
    await mother.delete(`/api/pregnancies/${pip}/state`)
    const { text } = await exportPip(testApp)
    expect(text('journey.json')).not.toContain('Entered by mistake')
    expect(text('index.html')).toMatch(/Due .* 2026/)
  })
})
