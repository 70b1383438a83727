/** Verifies installations whose rows and files do not match. */
import { mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { runBackup } from '../backup/run-backup.ts'
import { testedEngine } from '../database/testing.ts'
import { claimStore } from '../installation/store-mark.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { openS3Store } from '../storage/s3-store.ts'
import type { FileStore } from '../storage/store.ts'
import { openBucket } from '../storage/testing.ts'
import { type VerifyServices, verifyInstallation } from './verify.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const verify = (other: Partial<VerifyServices> = {}) =>
  verifyInstallation({ ...testApp.services, ...other }, { now: new Date() })
const pathOf = (name: string) => join(testApp.dataDir, 'photos', name)
const nothing = { problems: [], filesWithoutRow: [] }

/** Uploads a photo, and returns the names of all photo files. */
async function addPhoto(): Promise<string[]> {
  const mother = await testApp.person('mother')
  const picture = await noisyPicture(700, 500).jpeg().toBuffer()
  expect((await uploadPicture(mother, ['/api/photos/upload', 'photo'], picture)).status).toBe(201)
  return listNames()
}
const listNames = async () =>
  (await testApp.db.selectFrom('picture_files').select('name').orderBy('id').execute()).map(({ name }) => name)

function addFile(name: string, changedAt: Date) {
  mkdirSync(dirname(pathOf(name)), { recursive: true })
  writeFileSync(pathOf(name), 'x')
  utimesSync(pathOf(name), changedAt, changedAt)
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const photoNamed = (letter: string) => `album/${letter.repeat(2)}/${letter.repeat(48)}-320.webp`

/** Runs a query without foreign key checks, so that it can leave a reference to a missing row. */
const unchecked = (query: ReturnType<typeof sql>) =>
  testApp.db.connection().execute(async (db) => {
    const [off, on] =
      testedEngine === 'sqlite'
        ? ['pragma foreign_keys = off', 'pragma foreign_keys = on']
        : ['set session_replication_role = replica', 'reset session_replication_role']
    await sql.raw(off).execute(db)
    await query.execute(db)
    await sql.raw(on).execute(db)
  })

describe('verifying an installation finds', () => {
  test('each photo file that is missing, cut off, longer or changed, and no other', async () => {
    const names = await addPhoto()
    const [lost = '', short = '', long = ''] = names
    expect(await verify()).toEqual({ intact: names.length, ...nothing })
    await addPhoto()
    const changed = (await listNames()).at(-1) ?? ''
    rmSync(pathOf(lost))
    truncateSync(pathOf(short), 100)
    writeFileSync(pathOf(long), 'x', { flag: 'a' })
    writeFileSync(pathOf(changed), 'x', { flag: 'r+' })
    expect(await verify()).toEqual({
      intact: 2 * names.length - 4,
      problems: [
        `The photo ${lost} is missing.`,
        `The photo ${short} is damaged.`,
        `The photo ${long} is damaged.`,
        `The photo ${changed} is damaged.`,
      ],
      filesWithoutRow: [],
    })
  })

  test('a file that the disk cannot read, and continues with the next', async () => {
    const names = await addPhoto()
    const { files } = testApp.services
    const broken = Object.assign(new Error(), { code: 'EIO' })
    const find: FileStore['find'] = (name) => (name === names[0] ? Promise.reject(broken) : files.find(name))
    const { intact, problems } = await verify({ files: { ...files, find } })
    expect({ intact, problems }).toEqual({
      intact: names.length - 1,
      problems: [`The photo ${names[0]} is damaged.`],
    })
  })

  test('the copy of a lost photo in the folder of backups', async () => {
    const [lost = ''] = await addPhoto()
    const { backupDir } = testApp.services.environment
    await runBackup(testApp.services, { folder: backupDir, now: testApp.clock.now })
    rmSync(pathOf(lost))
    const { checksum } = await testApp.db
      .selectFrom('picture_files')
      .select('checksum')
      .where('name', '=', lost)
      .executeTakeFirstOrThrow()
    const copy = join(backupDir, 'objects', checksum.slice(0, 2), checksum)
    expect((await verify()).problems).toEqual([`The photo ${lost} is missing. ${copy} is a copy of it.`])
  })

  test('photos in a bucket that are missing, empty or changed', async () => {
    const names = await addPhoto()
    const { bucket, files, close } = await openBucket()
    const store = openS3Store(bucket)
    for (const name of names) await store.put(name, (await testApp.services.files.find(name)) ?? new Uint8Array())
    await claimStore({ ...testApp.services, files: store })
    expect(await verify({ files: store })).toEqual({ intact: names.length, ...nothing })
    const [lost = '', empty = '', changed = ''] = names
    files.delete(lost)
    await store.put(empty, new Uint8Array())
    await store.put(changed, new Uint8Array([1]))
    expect((await verify({ files: store })).problems).toEqual([
      `The photo ${lost} is missing.`,
      `The photo ${empty} is damaged.`,
      `The photo ${changed} is damaged.`,
    ])
    await close()
  })

  test('files without a row, except new files and those about to be removed', async () => {
    const stray = photoNamed('a')
    const young = photoNamed('b')
    const deleted = photoNamed('c')
    const other = 'album/notes.txt'
    addFile(stray, hoursAgo(25))
    addFile(young, hoursAgo(23))
    addFile(deleted, hoursAgo(25))
    addFile(other, hoursAgo(25))
    addFile(`unknown/${stray}`, hoursAgo(1))
    await testApp.db.insertInto('deleted_files').values({ name: deleted }).execute()
    expect((await verify()).filesWithoutRow).toEqual([stray, `unknown/${stray}`])
  })

  test('rows that refer to a missing row', async () => {
    await addPhoto()
    const { id } = await testApp.db.selectFrom('photos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await unchecked(sql`update photos set pregnancy_id = 4711 where id = ${id}`)
    expect((await verify()).problems).toEqual([
      `Row ${id} of photos refers to a row of pregnancies that does not exist.`,
    ])
  })

  test('rows whose picture has no files', async () => {
    await addPhoto()
    const { id } = await testApp.db.selectFrom('photos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await testApp.db.updateTable('photos').set({ filename: 'none.webp' }).where('id', '=', id).execute()
    expect((await verify()).problems).toEqual([`Row ${id} of photos has a picture without files.`])
  })
})

test('a photo that is deleted for good during the check is not reported as missing', async () => {
  const names = await addPhoto()
  const { files } = testApp.services
  const find: FileStore['find'] = async (name) => {
    if (name === 'installation.txt') return files.find(name)
    await testApp.db.deleteFrom('picture_files').execute()
    return null
  }
  expect((await verify({ files: { ...files, find } })).problems).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

test('photos of another database are not read', async () => {
  await addPhoto()
  await testApp.services.files.put('installation.txt', Buffer.from('another\n'))
  expect(await verify()).toEqual({
    intact: 0,
    problems: ['The photos belong to a different database.'],
    filesWithoutRow: [],
  })
})

test('when access to the photos is denied, the check fails, and no photo is recorded as missing', async () => {
  await addPhoto()
  const { files } = testApp.services
  const find: FileStore['find'] = (name) =>
    name === 'installation.txt' ? files.find(name) : Promise.reject(Object.assign(new Error(), { code: 'EACCES' }))
  await expect(verify({ files: { ...files, find } })).rejects.toThrow()
  expect(await testApp.db.selectFrom('picture_files').where('fault', 'is not', null).selectAll().execute()).toEqual([])
})

test('every feature with pictures declares the column with their filenames', () => {
  const undeclared = testApp.services.features.filter(
    ({ pictureFolder, tables = {} }) => pictureFolder && !Object.values(tables).some((plan) => 'picture' in plan),
  )
  expect(undeclared).toEqual([])
})
