/** Copies the photos of a test app from its folder into a bucket and back. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { refuseForeignStore } from '../installation/check-store.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { openFolderStore } from '../storage/folder-store.ts'
import { openS3Store } from '../storage/s3-store.ts'
import type { FileStore } from '../storage/store.ts'
import { openBucket } from '../storage/testing.ts'
import { movePhotos } from './move-photos.ts'

let testApp: TestApp
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeEach(async () => {
  bucket = await openBucket()
  testApp = await openTestApp()
  const mother = await testApp.person('mother')
  const picture = await noisyPicture(700, 500).jpeg().toBuffer()
  expect((await uploadPicture(mother, ['/api/photos/upload', 'photo'], picture)).status).toBe(201)
  await testApp.services.files.put(unknown, Buffer.from('unknown'))
})
afterEach(async () => {
  await testApp.close()
  await bucket.close()
})

const unknown = `unknown/album/aa/${'a'.repeat(48)}-320.webp`
const move = (target: FileStore, files: FileStore = testApp.services.files) =>
  movePhotos({ ...testApp.services, files }, target)
const pathOf = (name: string) => join(testApp.dataDir, 'photos', name)
const listNames = async () =>
  (await testApp.db.selectFrom('picture_files').select('name').orderBy('id').execute()).map(({ name }) => name)
const start = (files: FileStore) => refuseForeignStore({ ...testApp.services, files })

describe('moving photos is refused', () => {
  test('if the new store already has photos', async () => {
    const store = openS3Store(bucket.bucket)
    await store.put('album/aa/a-1.webp', new Uint8Array([1]))
    await expect(move(store)).rejects.toThrow('There are photos in the new place already.')
    expect([...bucket.files.keys()]).toEqual(['album/aa/a-1.webp'])
  })

  test('if the photos belong to another database', async () => {
    await testApp.services.files.put('installation.txt', Buffer.from('another\n'))
    await expect(move(openS3Store(bucket.bucket))).rejects.toThrow('belong to a different database')
    expect(bucket.files.size).toBe(0)
  })
})

test('every photo is copied into a bucket and back into a folder, including the files without a row', async () => {
  const names = [...(await listNames()), unknown]
  expect(await move(openS3Store(bucket.bucket))).toEqual({ files: names.length, flaws: [] })
  expect([...bucket.files.keys()].sort()).toEqual([...names, 'installation.txt'].sort())

  const back = openFolderStore(join(testApp.dataDir, 'back'))
  expect(await move(back, openS3Store(bucket.bucket))).toEqual({ files: names.length, flaws: [] })
  for (const name of [...names, 'installation.txt'])
    expect(readFileSync(join(testApp.dataDir, 'back', name))).toEqual(readFileSync(pathOf(name)))
  await start(openS3Store(bucket.bucket))
  await start(back)
})

test('photos that were already missing or damaged are listed', async () => {
  const [lost = '', broken = '', ...others] = await listNames()
  rmSync(pathOf(lost))
  writeFileSync(pathOf(broken), 'x')
  expect(await move(openS3Store(bucket.bucket))).toEqual({
    files: others.length + 2,
    flaws: [`The photo ${lost} was already missing.`, `The photo ${broken} was already damaged.`],
  })
})

test('after a move that fails halfway, Nestling starts with the old store, but not with the new one', async () => {
  const store = openS3Store(bucket.bucket)
  const put: FileStore['put'] = (name, bytes) =>
    name.startsWith('album') ? Promise.reject(new Error('this store fails')) : store.put(name, bytes)
  await expect(move({ ...store, put })).rejects.toThrow('this store fails')
  await expect(start(store)).rejects.toThrow('is unfinished. A command that copied data into it was interrupted.')
  await start(testApp.services.files)
})

test('a store that returns other content than was stored is refused', async () => {
  const store = openS3Store(bucket.bucket)
  const put: FileStore['put'] = (name, bytes) => store.put(name, name.startsWith('album') ? bytes.slice(1) : bytes)
  await expect(move({ ...store, put })).rejects.toThrow(/did not return the photo album\S+ as it was stored/)
  await expect(start(store)).rejects.toThrow('unfinished')
})
