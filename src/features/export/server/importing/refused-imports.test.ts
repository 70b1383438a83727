import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { addPhoto, exportPip } from '../making/testing.ts'
import { importJourney } from '../public.ts'

let source: TestApp
let target: TestApp
let exported: Awaited<ReturnType<typeof exportPip>>
beforeAll(async () => {
  source = await openTestApp()
  target = await openTestApp({ world: 'first-day' })
  await addPhoto(source, 'First scan')
  const form = new FormData()
  const portrait = await plainPicture(300, 200).png().toBuffer()
  form.append('picture', new Blob([new Uint8Array(portrait)], { type: 'image/png' }), 'me.png')
  expect((await (await source.person('grandmother')).post('/api/account/picture', form)).status).toBe(201)
  exported = await exportPip(source)
})
afterAll(async () => {
  await source.close()
  await target.close()
})

const importExport = (path: string) => importJourney(target.services, { path, now: target.clock.now })

type Journey = { [key: string]: unknown; tables: Record<string, Record<string, unknown>[]> }
type Change = (journey: Journey, files: Map<string, Buffer>) => void

/** Writes a changed copy of the export of Pip's journey. */
async function writeChanged(change: Change): Promise<string> {
  const journey = structuredClone(exported.journey)
  const files = new Map(exported.files)
  change(journey, files)
  if (files.has('journey.json')) files.set('journey.json', Buffer.from(JSON.stringify(journey)))
  return writeZip([...files])
}

async function writeZip(files: readonly (readonly [string, Buffer])[]): Promise<string> {
  const path = join(source.dataDir, 'changed.zip')
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, { compress: true })
  zip.end()
  const written = zip.outputStream.pipe(createWriteStream(path))
  await once(written, 'finish')
  return path
}

async function listStored(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of target.services.files.list('album')) names.push(name)
  return names
}

/** Expects a refusal that leaves the rows and the files of the target as they were. */
async function expectRefusal(path: string, sentence: RegExp | string) {
  const before = await dumpTables(target.db)
  const answer = await importExport(path)
  expect(Object(answer).message).toMatch(sentence)
  expect(await dumpTables(target.db)).toEqual(before)
  expect(await listStored()).toEqual([])
}

const first = (journey: Journey, table: string) => journey.tables[table]?.[0] ?? {}
const photo = (files: ReadonlyMap<string, Buffer>) => [...files.keys()].find((name) => /^photos\/\d/.test(name)) ?? ''
const portraitOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()].find((name) => name.startsWith('people/')) ?? ''

test.each<[string, Change, RegExp]>([
  ['no journey.json', (_, files) => files.delete('journey.json'), /does not have the file journey\.json\.$/],
  [
    'another format',
    (journey) => Object.assign(journey, { format: 'x' }),
    /journey\.json is not from an export of Nestling\.$/,
  ],
  [
    'a newer format',
    (journey) => Object.assign(journey, { version: 2 }),
    /has the format 2, and this Nestling knows 1\.$/,
  ],
  [
    'a migration of a newer Nestling',
    (journey) => Object.assign(journey, { lastMigration: '9999-x' }),
    /made by a newer version of Nestling, which has the migration “9999-x”/,
  ],
  [
    'an unknown column',
    (journey) => Object.assign(first(journey, 'contacts'), { secret: 1 }),
    /tables\.contacts\.0: .*'secret'/,
  ],
  ['an unknown table', (journey) => Object.assign(journey.tables, { users: [] }), /tables: .*'users'/],
  ['a missing column', (journey) => delete first(journey, 'contacts').name, /tables\.contacts\.0\.name: /],
  [
    'text in a column of numbers',
    (journey) => Object.assign(first(journey, 'contacts'), { id: '1' }),
    /tables\.contacts\.0\.id: /,
  ],
  [
    'a row of an unknown person',
    (journey) => Object.assign(first(journey, 'contacts'), { created_by: 999 }),
    /refers to users 999/,
  ],
  [
    'a row of another journey',
    (journey) => Object.assign(first(journey, 'contacts'), { pregnancy_id: 999 }),
    /refers to pregnancies 999/,
  ],
  [
    'no journey',
    (journey) => Object.assign(journey.tables, { pregnancies: [] }),
    /refers to pregnancies|has no journey/,
  ],
  [
    'an invalid email',
    (journey) => Object.assign((journey.people as object[])[0] ?? {}, { email: 'x' }),
    /an invalid email: x\.$/,
  ],
  ['a missing photo', (_, files) => files.delete(photo(files)), /does not have the file photos\//],
  [
    'a changed photo',
    (_, files) => files.set(photo(files), Buffer.from('RIFF1234WEBP')),
    /has changed since the export was made\.$/,
  ],
  [
    'a changed portrait',
    (_, files) => files.set(portraitOf(files), Buffer.from('RIFF1234WEBP')),
    /has changed since the export was made\.$/,
  ],
  [
    'a photo that is too large',
    (_, files) => files.set(photo(files), Buffer.alloc(9e6)),
    /photos\/\S+ is larger than it may be\.$/,
  ],
  [
    'a photo name that leads to another folder',
    (journey) => Object.assign(first(journey, 'picture_files'), { name: '../../etc/passwd' }),
    /does not have a name that Nestling would give it\.$/,
  ],
  [
    'a picture path that leads out of the ZIP',
    (journey) => Object.assign((journey.pictures as object[])[0] ?? {}, { file: '../x.webp' }),
    /pictures\.0\.file: /,
  ],
])('an export with %s is refused, and nothing changes', async (_, change, sentence) => {
  await expectRefusal(await writeChanged(change), sentence)
})

test('a missing file and a file that is not a ZIP are refused', async () => {
  await expectRefusal(
    join(source.dataDir, 'none.zip'),
    /none\.zip cannot be read as an export of Nestling \(ENOENT\)\.$/,
  )
  writeFileSync(join(source.dataDir, 'no.zip'), 'no zip')
  await expectRefusal(join(source.dataDir, 'no.zip'), /no\.zip cannot be read as an export of Nestling \(/)
})

test('a ZIP with a path outside of its folder is refused', async () => {
  const path = await writeZip([['aa/evil.txt', Buffer.from('x')]])
  writeFileSync(path, Buffer.from(readFileSync(path, 'latin1').replaceAll('aa/evil.txt', '../evil.txt'), 'latin1'))
  await expectRefusal(path, /cannot be read as an export of Nestling \(invalid relative path/)
  expect(existsSync(join(source.dataDir, '../evil.txt'))).toBe(false)
})

test('a ZIP with two files of the same name is refused', async () => {
  const path = await writeZip([
    ['a', Buffer.from('x')],
    ['b', Buffer.from('y')],
  ])
  writeFileSync(path, Buffer.from(readFileSync(path, 'latin1').replace(/b(?=[^b]*$)/, 'a'), 'latin1'))
  expect(Object(await importExport(path)).message).toMatch(/^Nothing was imported\./)
})

test('a ZIP bomb is refused', async () => {
  const path = await writeZip([['journey.json', Buffer.alloc(101e6)]])
  expect(readFileSync(path).length).toBeLessThan(1e6)
  await expectRefusal(path, /journey\.json is larger than it may be\.$/)
})
