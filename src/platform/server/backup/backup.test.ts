/** Makes backups of a test app with photos, checks them, and restores them into another installation. */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { dumpTables, openFreshDatabase, testedEngine } from '../database/testing.ts'
import { removeDeleted } from '../pictures/stored/delete-pictures.ts'
import { sweepPictures } from '../pictures/stored/sweep-pictures.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { openS3Store } from '../storage/s3-store.ts'
import { openBucket } from '../storage/testing.ts'
import { listBackups, openBackup } from './backup-folder.ts'
import { checkBackup } from './check-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runBackup } from './run-backup.ts'

let testApp: TestApp
let mother: Browser
let folder: string
let target: string
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  folder = join(testApp.dataDir, 'backups')
  target = mkdtempSync(join(tmpdir(), 'nestling-restored-'))
})
afterEach(async () => {
  await testApp.close()
  rmSync(target, { recursive: true, force: true })
})

let seconds = 0
const nextSecond = () => new Date(testApp.clock.now.getTime() + 1000 * ++seconds)
const backUp = () => runBackup(testApp.services, { folder, now: nextSecond() })
const readManifests = () => {
  const { features } = testApp.services
  return { features, migrations: features.flatMap(({ migrations = [] }) => migrations) }
}
const photos = () => join(testApp.dataDir, 'photos')
const filesOf = () => testApp.db.selectFrom('picture_files').select('name').orderBy('name').execute()
const listObjects = () =>
  readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const addPhoto = async () => {
  const photo = await noisyPicture(700, 500).jpeg().toBuffer()
  const reply = await uploadPicture(mother, ['/api/photos/upload', 'photo'], photo)
  expect(reply.status).toBe(201)
  return Number(Object(reply.body).id)
}
const namesIn = async (path: string) =>
  (await Array.fromAsync((await openBackup(path)).listPhotos())).map(({ name }) => name).sort()
const lastRow = () => testApp.db.selectFrom('backups').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

/** Restores a backup into a new installation, and returns its rows, too. */
async function restoreInto(backup: string, dataDir = join(target, 'data')) {
  const fresh = await openFreshDatabase()
  const environment = { dataDir, databaseUrl: fresh.url, photoStore: null }
  try {
    const restored = await restoreBackup(backup, { environment, ...readManifests() })
    const database = await openDatabase(environment, () => undefined)
    const rows = await dumpTables(database.db)
    await database.close()
    return { ...restored, rows, dataDir }
  } finally {
    await fresh.database.close()
    await fresh.drop()
  }
}

describe('a backup', () => {
  test('restores everything except sessions, mailed secrets, notification keys, mail and the list of backups', async () => {
    await addPhoto()
    mkdirSync(join(photos(), 'unknown/album/aa'), { recursive: true })
    writeFileSync(join(photos(), 'unknown/album/aa/a-320.webp'), 'unknown')
    await sweepPictures(testApp.services, testApp.clock.now)
    const { path, inventory } = await backUp()
    const { rows, dataDir } = await restoreInto(path)

    const expected = await dumpTables(testApp.db)
    for (const table of ['sessions', 'reset_tokens', 'set_up_tokens', 'letters', 'backups', 'push_keys'])
      expected[table] = []
    expect({ ...rows, sqlite_sequence: [] }).toEqual({ ...expected, sqlite_sequence: [] })
    expect(Object.values(rows).flat().length).toBeGreaterThan(50)
    const listed = await namesIn(path)
    for (const name of listed)
      expect(readFileSync(join(dataDir, 'photos', name))).toEqual(readFileSync(join(photos(), name)))
    expect(listed).toHaveLength((await filesOf()).length + 1)
    expect(inventory.photos).toBe(listed.length)
    expect(readFileSync(join(dataDir, 'photos/installation.txt'))).toEqual(
      readFileSync(join(photos(), 'installation.txt')),
    )
  })

  test('does not let the restored database reuse an id', async () => {
    const add = (db: Database, name: string) =>
      db.insertInto('jobs').values({ name, due_at: '' }).returning('id').executeTakeFirstOrThrow()
    const { id } = await add(testApp.db, 'one')
    await testApp.db.deleteFrom('jobs').execute()
    const { path } = await backUp()
    const fresh = await openFreshDatabase()
    const environment = { dataDir: join(target, 'data'), databaseUrl: fresh.url, photoStore: null }
    await restoreBackup(path, { environment, ...readManifests() })
    const { db, close } = await openDatabase(environment, () => undefined)
    expect((await add(db, 'two')).id).toBeGreaterThan(id)
    await close()
    await fresh.database.close()
    await fresh.drop()
  })

  test('holds the photos of a bucket, and can be restored only if the target bucket is empty', async () => {
    const [full, empty] = [await openBucket(), await openBucket()]
    const inBucket = { ...testApp.services, files: openS3Store(full.bucket) }
    const name = `album/aa/${'a'.repeat(48)}-320.webp`
    await inBucket.files.put(name, Buffer.from('photo'))
    const pregnancy_id = await testApp.findJourney('Pip')
    const row = { pregnancy_id, filename: 'a.webp', name, width: 320, bytes: 5, checksum: hash('sha256', 'photo') }
    await testApp.db.insertInto('picture_files').values(row).execute()
    const { path, inventory } = await runBackup(inBucket, { folder, now: nextSecond() })
    expect(inventory).toMatchObject({ missing: 0, damaged: 0 })
    const fresh = await openFreshDatabase()
    const environment = { dataDir: join(target, 'data'), databaseUrl: fresh.url, photoStore: full.bucket }
    await expect(restoreBackup(path, { environment, ...readManifests() })).rejects.toThrow(
      'photos in the bucket nest already',
    )
    await restoreBackup(path, { environment: { ...environment, photoStore: empty.bucket }, ...readManifests() })
    expect([...empty.files.keys()].sort()).toEqual([name, 'installation.txt'])
    await fresh.database.close()
    await fresh.drop()
    await Promise.all([full.close(), empty.close()])
  })

  test('copies only new photos, and those whose earlier copy is damaged', async () => {
    await addPhoto()
    await backUp()
    const before = listObjects()
    await backUp()
    expect(listObjects()).toEqual(before)
    const [damaged = ''] = before
    writeFileSync(join(folder, 'objects', damaged.slice(0, 2), damaged), 'x')
    const { path } = await backUp()
    expect(await checkBackup(path)).toMatchObject({ problems: [], flaws: [] })
    expect((await listBackups(folder)).map(({ name }) => join(folder, name))).toContain(path)
  })

  test('reads another part of the older photos again each time', async () => {
    const found = [(await backUp()).inventory.part, (await backUp()).inventory.part, (await backUp()).inventory.part]
    expect(found).toEqual([0, 1, 2])
  })

  test('lists the photos that are missing or damaged in the store, and holds all others', async () => {
    await addPhoto()
    const [lost, broken] = (await filesOf()).map(({ name }) => name)
    rmSync(join(photos(), String(lost)))
    writeFileSync(join(photos(), String(broken)), 'x')
    const { path, inventory, incomplete } = await backUp()
    expect(inventory).toMatchObject({ missing: 1, damaged: 1 })
    expect([...incomplete].sort()).toEqual([lost, broken])
    expect(await lastRow()).toMatchObject({ incomplete_photos: 2, failure: null })
    const { problems, flaws } = await checkBackup(path)
    expect(problems).toEqual([])
    expect(flaws.toSorted()).toEqual(
      [
        `The photo ${lost} was already missing when the backup was made.`,
        `The photo ${broken} was already damaged when the backup was made.`,
      ].toSorted(),
    )
  })

  test('holds a photo that is deleted for good while the backup is made', async () => {
    await addPhoto()
    const names = (await filesOf()).map(({ name }) => name)
    const { files } = testApp.services
    let deletes: Promise<void> | undefined
    const busy = {
      ...testApp.services,
      files: { ...files, has: (name: string) => deleteAll().then(() => files.has(name)) },
    }
    const deleteAll = () => {
      deletes ??= (async () => {
        await testApp.db.deleteFrom('picture_files').execute()
        await testApp.db
          .insertInto('deleted_files')
          .values(names.map((name) => ({ name })))
          .execute()
        await removeDeleted(testApp.services, names)
      })()
      return deletes
    }
    const { path, inventory } = await runBackup(busy, { folder, now: nextSecond() })
    expect(inventory).toMatchObject({ missing: 0, damaged: 0 })
    expect(await namesIn(path)).toEqual(names)
    expect(names.every((name) => existsSync(join(photos(), name)))).toBe(true)

    await sweepPictures(testApp.services, new Date())
    expect(names.some((name) => existsSync(join(photos(), name)))).toBe(false)
  })

  test('is recorded with the reason when it fails, and leaves no folder behind', async () => {
    writeFileSync(join(testApp.dataDir, 'file'), '')
    folder = join(testApp.dataDir, 'file/backups')
    await expect(backUp()).rejects.toThrow()
    expect(await lastRow()).toMatchObject({ name: null, failure: 'The backup folder cannot be written to (ENOTDIR).' })

    await addPhoto()
    folder = join(testApp.dataDir, 'backups')
    const full = {
      ...testApp.services.files,
      has: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })),
    }
    await expect(runBackup({ ...testApp.services, files: full }, { folder, now: nextSecond() })).rejects.toThrow()
    expect((await lastRow()).failure).toMatch(/^There is not enough space/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is abandoned when Nestling stops', async () => {
    await addPhoto()
    const signal = AbortSignal.abort()
    await expect(runBackup(testApp.services, { folder, now: nextSecond(), signal })).rejects.toThrow()
    expect((await lastRow()).failure).toBe('Nestling was stopped before the backup ended.')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('checking and restoring a backup', () => {
  const flip = (path: string) => {
    const bytes = readFileSync(path)
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    writeFileSync(path, bytes)
  }
  const toFolder = (path: string) => {
    rmSync(path)
    mkdirSync(path)
  }
  let backup: string
  beforeEach(async () => {
    await addPhoto()
    backup = (await backUp()).path
  })

  test.each<[string, () => void | Promise<void>, RegExp]>([
    [
      'a changed database',
      async () => flip(join(backup, (await openBackup(backup)).inventory.database.name)),
      /changed since/,
    ],
    ['a changed list of photos', () => flip(join(backup, 'photos.txt')), /photos\.txt has changed since/],
    ['a changed inventory', () => flip(join(backup, 'inventory.json')), /inventory of .* has changed/],
    ['a changed photo', () => flip(join(folder, 'objects', ...objectOf(0))), /The photo album\S+ has changed since/],
    ['a missing photo', () => rmSync(join(folder, 'objects', ...objectOf(0))), /The photo album\S+ is missing/],
    ['an unreadable photo', () => toFolder(join(folder, 'objects', ...objectOf(0))), /photo album\S+ cannot be read/],
    ['a missing inventory', () => rmSync(join(backup, 'inventory.json')), /is not a backup of Nestling \(ENOENT\)/],
  ])('%s is detected, and nothing is restored', async (_, change, sentence) => {
    await change()
    const found = await checkBackup(backup).then(
      ({ problems }) => problems.join(' '),
      (error) => error.message,
    )
    expect(found).toMatch(sentence)
    await expect(restoreInto(backup)).rejects.toThrow(sentence)
    expect(existsSync(join(target, 'data'))).toBe(false)
  })

  const objectOf = (at: number) => {
    const name = listObjects()[at] ?? ''
    return [name.slice(0, 2), name] as const
  }
})

describe('restoring a backup is refused', () => {
  test('into a folder that is not empty', async () => {
    const { path } = await backUp()
    writeFileSync(join(target, 'notes.txt'), '')
    await expect(restoreInto(path, target)).rejects.toThrow(`${target} is not empty.`)
    expect(readdirSync(target)).toEqual(['notes.txt'])
  })

  test('if a newer version of Nestling made it', async () => {
    await testApp.db.insertInto('migrations').values({ name: '9999-later', applied_at: '' }).execute()
    const { path } = await backUp()
    await expect(restoreInto(path)).rejects.toThrow('newer version of Nestling, which has the migration “9999-later”')
  })

  if (testedEngine === 'postgres')
    test('into a PostgreSQL database that has tables', async () => {
      const { path } = await backUp()
      const fresh = await openFreshDatabase()
      await fresh.database.db.schema.createTable('x').addColumn('id', 'integer').execute()
      const environment = { dataDir: join(target, 'data'), databaseUrl: fresh.url, photoStore: null }
      await expect(restoreBackup(path, { environment, ...readManifests() })).rejects.toThrow('has tables already')
      expect(existsSync(dirname(join(target, 'data/photos')))).toBe(false)
      await fresh.database.close()
      await fresh.drop()
    })
})
