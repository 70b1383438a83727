import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { journeyEnded } from '#features/membership/events.ts'
import { sweepPictures } from '#platform/server/pictures/stored/delete-pictures.ts'
import { deletablePhotos } from './commands.ts'
import { filesIn, plain, upload } from './photos/testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

const send = async () => Object((await upload(mother, await plain(400, 300).png().toBuffer())).body)
async function sweep(now: Date) {
  await deletablePhotos.emptyTrash(testApp.services, now)
  await sweepPictures(testApp.services, now)
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

test('only a file that no photo names is removed after a day', async () => {
  const { filename } = await send()
  const stem = 'a'.repeat(48)
  const folder = join(testApp.dataDir, 'photos/album/aa')
  mkdirSync(folder, { recursive: true })
  for (const name of [`${stem}-320.webp`, `${stem}-640.webp.${crypto.randomUUID()}.part`, 'notes.txt'])
    writeFileSync(join(folder, name), 'x')
  const filesBefore = filesIn(testApp.dataDir)
  await sweep(hours(23))
  expect(filesIn(testApp.dataDir)).toEqual(filesBefore)
  await sweep(hours(25))
  expect(filesIn(testApp.dataDir)).toHaveLength(filesBefore.length - 2)
  expect(filesIn(testApp.dataDir)).toContain('notes.txt')
  expect((await mother.get(`/api/photos/${filename}`)).status).toBe(200)
})

test('a photo is removed after 30 days in the trash, together with its files', async () => {
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

test('a journey that ended leaves no photos, and after the sweep no files', async () => {
  await send()
  const pregnancyId = await testApp.findJourney('Pip')
  const { db, emit } = testApp.services
  await db.transaction().execute((tx) => emit(tx, journeyEnded, { pregnancyId }))
  for (const name of filesIn(testApp.dataDir).filter((file) => file.endsWith('.webp')))
    utimesSync(join(testApp.dataDir, 'photos/album', name.slice(0, 2), name), hours(-25), hours(-25))
  await sweep(new Date())
  expect(filesIn(testApp.dataDir)).toEqual(['notes.txt'])
})
