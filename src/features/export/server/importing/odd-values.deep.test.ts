import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { addPhoto, exportPip } from '../making/testing.ts'
import { importJourney } from '../public.ts'

type Rows = readonly Record<string, unknown>[]

let source: TestApp
let target: TestApp
let exported: Awaited<ReturnType<typeof exportPip>>
let tables: [string, Rows][]
beforeAll(async () => {
  source = await openTestApp()
  target = await openTestApp({ world: 'first-day' })
  await fillPip()
  exported = await exportPip(source)
  tables = Object.entries<Rows>(exported.journey.tables)
})
afterAll(async () => {
  await source.close()
  await target.close()
})

/** Fills the tables that are empty in the demo journey, so that every exported table has rows. */
async function fillPip() {
  const { db } = source
  const pregnancy_id = await source.findJourney('Pip')
  const nora = await source.person('mother')
  await addPhoto(source, 'First scan')
  const form = new FormData()
  const picture = await plainPicture(300, 200).png().toBuffer()
  form.append('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'us.png')
  const { body } = await nora.post(`/api/pregnancies/${pregnancy_id}/update-pictures`, form)
  const update = { content: 'A picture', pictures: [Object(body).filename] }
  const shared = await nora.post(`/api/pregnancies/${pregnancy_id}/updates`, update)
  expect(shared.status).toBe(201)
  const [photo] = Object((await nora.get('/api/photos')).body)
  for (const thing of [`/api/updates/${Object(shared.body).id}`, `/api/photos/${photo.id}`]) {
    expect((await nora.post(`${thing}/comments`, { content: 'How lovely!' })).status).toBe(201)
    expect((await nora.ask('PUT', `${thing}/reaction`, { kind: 'heart' })).status).toBe(200)
  }
  const journey = `/api/pregnancies/${pregnancy_id}`
  const noted = [
    [
      'contractions/a-key-of-this-page',
      { revision: 1, beganAt: '2026-03-15T09:48:10.000Z', endedAt: '2026-03-15T09:49:02.000Z' },
    ],
    ['movements/a-key-of-this-page', { revision: 1, feltAt: '2026-03-15T09:40:00.000Z', feeling: 'usual' }],
    ['labour/rule', { rule: { everyMinutes: 6, lastingSeconds: 45, forMinutes: 60 } }],
    ['labour/sharing', { timer: true, movements: true }],
  ] as const
  for (const [path, body] of noted) expect((await nora.ask('PUT', `${journey}/${path}`, body)).status).toBe(200)
  const happenedOn = source.clock.now.toISOString().slice(0, 10)
  const children = [{ name: 'Wren', weightG: 3420, lengthMm: 510 }]
  const birth = { state: 'born', happenedOn, toldTo: 'family', children }
  expect((await nora.ask('PUT', `/api/pregnancies/${pregnancy_id}/state`, birth)).status).toBe(200)
  const address = `/api/pregnancies/${pregnancy_id}/birth-picture`
  expect((await uploadPicture(nora, [address, 'picture'], picture)).status).toBe(201)
  await db.insertInto('wish_surprises').values({ pregnancy_id, mode: 'taken' }).execute()
  await db.insertInto('section_rights').values({ pregnancy_id, role: 'guest', section: 'album', may: 'see' }).execute()
}

let origin = 1000

/** Imports the export with this value in all rows of a column. */
async function importWith(table: string, column: string, value: unknown) {
  const journey = structuredClone(exported.journey)
  for (const row of journey.tables[table]) row[column] = value
  // Another origin each time, so each import makes a new journey.
  journey.origin.journey = origin++
  const path = join(source.dataDir, 'odd.zip')
  const zip = new ZipFile()
  for (const [name, bytes] of exported.files)
    zip.addBuffer(name === 'journey.json' ? Buffer.from(JSON.stringify(journey)) : bytes, name, { compress: false })
  zip.end()
  await once(zip.outputStream.pipe(createWriteStream(path)), 'finish')
  return Object(await importJourney(target.services, { path, now: target.clock.now }))
}

/** The addresses of a journey's pages and lists that answer with a server error. */
async function listBroken(journey: number): Promise<string[]> {
  const nora = await target.person('mother')
  await nora.ask('PUT', '/api/pregnancies/current', { id: journey })
  const { status, body } = await nora.get('/api/pregnancies/current/offline')
  const { today = [], forDays = [] } = Object(body)
  const own = ['updates', 'family', 'wishlist', 'scans'].map((list) => `/api/pregnancies/${journey}/${list}`)
  const broken = status >= 500 ? ['the offline list'] : []
  for (const address of [
    '/',
    '/api/trash',
    '/api/admin/users',
    '/api/photos',
    ...own,
    ...today,
    ...forDays.slice(0, 2),
  ])
    if ((await nora.get(address)).status >= 500) broken.push(address)
  return broken
}

const isKey = (column: string) => /(^|_)(id|by)$/.test(column)

/** Values of the column's type that make no sense in most columns. */
function oddValues(rows: Rows, column: string): unknown[] {
  const types = new Set(rows.map((row) => typeof row[column]))
  return [
    ...(types.has('number') ? [-1, 987_654_321] : []),
    ...(types.has('string') || types.has('object') ? ['mars', '', '2026-02-30'] : []),
  ]
}

test('the test data has rows in every exported table', () => {
  expect(tables.filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([])
})

test('an export with an odd value is refused, or every page of the imported journey opens', {
  timeout: 300_000,
}, async () => {
  const found: string[] = []
  let imported = 0
  for (const [table, rows] of tables)
    for (const column of Object.keys(rows[0] ?? {}).filter((name) => !isKey(name)))
      for (const value of oddValues(rows, column)) {
        const { message, journey } = await importWith(table, column, value)
        if (message) continue
        imported += 1
        const broken = await listBroken(journey)
        if (broken.length > 0) found.push(`${table}.${column} = “${value}”: ${broken}`)
      }
  expect(found).toEqual([])
  // If every export were refused, this test would prove nothing.
  expect(imported).toBeGreaterThan(100)
})
