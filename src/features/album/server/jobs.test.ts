import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { journeyEnded } from '#features/membership/events.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import { openFolderStore } from '#platform/server/storage/folder-store.ts'
import { deletablePhotos } from './commands.ts'
import { filesIn, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

const send = async () => Object((await upload(mother, await plainPicture(400, 300).png().toBuffer())).body)
async function sweep(now: Date) {
  await deletablePhotos.emptyTrash(testApp.services, now)
  await sweepPictures(testApp.services, now)
}
const photos = () => join(testApp.dataDir, 'photos')
const isThere = (name: string) => existsSync(join(photos(), name))
function createFile(name: string) {
  mkdirSync(dirname(join(photos(), name)), { recursive: true })
  writeFileSync(join(photos(), name), 'x')
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe('a file without a row in the database', () => {
  const stem = 'a'.repeat(48)
  const name = `album/aa/${stem}-320.webp`
  const countUnknown = async () =>
    (await testApp.db.selectFrom('installation').select('unknown_files').executeTakeFirstOrThrow()).unknown_files
  beforeEach(() => createFile(name))
  afterEach(async () => {
    rmSync(join(photos(), 'unknown'), { recursive: true, force: true })
    rmSync(join(photos(), 'album/aa'), { recursive: true, force: true })
    await testApp.db.deleteFrom('picture_files').where('name', '=', name).execute()
  })

  test('is moved to the folder `unknown` after a day, and counted', async () => {
    const { filename } = await send()
    createFile('album/aa/notes.txt')
    await sweep(hours(23))
    expect(isThere(name)).toBe(true)
    await sweep(hours(25))
    expect(isThere(name)).toBe(false)
    expect(readFileSync(join(photos(), 'unknown', name), 'utf8')).toBe('x')
    expect(isThere('album/aa/notes.txt')).toBe(true)
    expect(await countUnknown()).toBe(1)
    expect((await mother.get(`/api/photos/${filename}`)).status).toBe(200)
  })

  test('is, in a large store, moved by the first run of a process, and after that by one run each night', async () => {
    const services = { ...testApp.services, files: openFolderStore(photos()) }
    const night = hours(25)
    night.setHours(4, 0, 0, 0)
    const sweepAt = (later: number) => sweepPictures(services, new Date(night.getTime() + later * 3_600_000), 0)
    await sweepAt(24)
    expect(isThere(name)).toBe(false)
    rmSync(join(photos(), 'unknown'), { recursive: true })
    createFile(name)
    await sweepAt(25)
    expect(isThere(name)).toBe(true)
    await sweepAt(48)
    expect(isThere(name)).toBe(false)
  })

  test('is not moved if the file store belongs to another database', async () => {
    writeFileSync(join(photos(), 'installation.txt'), 'another\n')
    await sweep(hours(25))
    expect(isThere(name)).toBe(true)
    rmSync(join(photos(), 'installation.txt'))
  })

  test('is moved back when a row refers to it again', async () => {
    await sweep(hours(25))
    const pregnancy_id = await testApp.findJourney('Pip')
    const row = { pregnancy_id, filename: `${stem}.webp`, name, width: 320, bytes: 1, checksum: '' }
    await testApp.db.insertInto('picture_files').values(row).execute()
    await sweep(hours(25))
    expect(isThere(name)).toBe(true)
    expect(await countUnknown()).toBe(0)
  })

  test('is deleted if it is listed in deleted_files, even if it was moved to `unknown`', async () => {
    await testApp.db.insertInto('deleted_files').values({ name }).execute()
    createFile(`unknown/${name}`)
    await sweep(new Date())
    expect([isThere(name), isThere(`unknown/${name}`)]).toEqual([false, false])
    expect(await testApp.db.selectFrom('deleted_files').selectAll().execute()).toEqual([])
  })

  test('is deleted after a day if it is an unfinished upload', async () => {
    const part = `album/aa/${stem}-640.webp.${crypto.randomUUID()}.part`
    createFile(part)
    await sweep(hours(23))
    expect(isThere(part)).toBe(true)
    await sweep(hours(25))
    expect(isThere(part)).toBe(false)
  })
})

test('a photo is stored completely even if the clock jumps two days ahead during its upload', async () => {
  const { files } = testApp.services
  const { put } = files
  const partsLeft: boolean[] = []
  vi.spyOn(files, 'put').mockImplementation(async (name, bytes) => {
    const part = `${name}.${crypto.randomUUID()}.part`
    createFile(part)
    await sweep(hours(48))
    partsLeft.push(isThere(part))
    rmSync(join(photos(), part), { force: true })
    await put(name, bytes)
    await sweep(hours(48))
  })
  const { filename } = await send()
  vi.restoreAllMocks()
  expect(partsLeft).toEqual([true, true])
  for (const width of [320, 400]) expect((await mother.get(`/api/photos/${filename}?w=${width}`)).status).toBe(200)
})

test('a photo is removed after more than 30 days in the trash, together with its files', async () => {
  const { id, filename } = await send()
  await mother.delete(`/api/photos/${id}`)
  const before = filesIn(testApp.dataDir).length
  await sweep(new Date('2026-04-14T10:00:00.000Z'))
  expect(filesIn(testApp.dataDir)).toHaveLength(before)
  await sweep(new Date('2026-04-14T10:00:00.001Z'))
  expect(filesIn(testApp.dataDir)).toHaveLength(before - 2)
  const rows = testApp.db.selectFrom('photos').select('id').where('filename', '=', filename)
  expect(await rows.execute()).toEqual([])
})

test('after a journey is deleted, the sweep deletes the files of its photos', async () => {
  await send()
  const pregnancyId = await testApp.findJourney('Pip')
  const { db, emit } = testApp.services
  await db.transaction().execute((tx) => emit(tx, journeyEnded, { pregnancyId }))
  await sweep(new Date())
  expect(filesIn(testApp.dataDir)).toEqual([])
})
