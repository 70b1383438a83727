/** If the database is missing, emptied, or replaced by another one, the photos stay. */
import { existsSync, mkdirSync, renameSync, rmSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adoptPhotos } from '#app/cli/adopt-photos.ts'
import { StartError } from '#platform/server/database/start-error.ts'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '#platform/server/database/testing.ts'
import { openFolderStore } from '#platform/server/storage/folder-store.ts'
import { openS3Store } from '#platform/server/storage/s3-store.ts'
import type { FileStore } from '#platform/server/storage/store.ts'
import { openBucket } from '#platform/server/storage/testing.ts'
import { type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const photo = `album/aa/${'a'.repeat(48)}-320.webp`
const hour = 3_600_000
/** The file that marks a photo store as belonging to one database. */
const mark = 'installation.txt'

describe.each(['folder', 'bucket'] as const)('with photos in a %s', (kind) => {
  let installation: Installation
  let other: FreshDatabase
  let bucket: Awaited<ReturnType<typeof openBucket>>
  let files: FileStore
  let settings: Record<string, string>
  beforeEach(async () => {
    installation = await openInstallation()
    other = await openFreshDatabase()
    bucket = await openBucket()
    const { accessKeyId, secretAccessKey, endpoint } = bucket.bucket
    settings =
      kind === 'folder'
        ? {}
        : {
            PHOTO_STORE: `s3://nest?endpoint=${endpoint.origin}`,
            AWS_ACCESS_KEY_ID: accessKeyId,
            AWS_SECRET_ACCESS_KEY: secretAccessKey,
          }
    files = kind === 'folder' ? openFolderStore(join(installation.dataDir, 'photos')) : openS3Store(bucket.bucket)
  })
  afterEach(async () => {
    await installation.close()
    await other.database.close()
    await other.drop()
    await bucket.close()
  })

  const database = () => join(installation.dataDir, 'nestling.db')
  const aside = () => join(installation.dataDir, '..', 'aside.db')
  const another = () => (other.url ? { DATABASE_URL: other.url } : undefined)
  const placeOf = () => (kind === 'folder' ? join(installation.dataDir, 'photos') : 'the bucket nest')

  /** Puts a photo into the store, dated two days ago. */
  async function addPhoto() {
    await files.put(photo, new Uint8Array(3))
    const then = new Date(Date.now() - 48 * hour)
    if (kind === 'folder') utimesSync(join(installation.dataDir, 'photos', photo), then, then)
    else bucket.files.set(photo, { bytes: Buffer.alloc(3), at: then })
  }

  async function beginAndStop(more: Record<string, string> = {}) {
    await (await installation.openInProcess({ ...admin, ...settings, ...more })).close()
  }

  async function refusal(more: Record<string, string> = {}) {
    const error = await installation
      .openInProcess({ ...admin, ...settings, ...more })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect(await files.has(photo)).toBe(true)
    return Object(error).message
  }

  if (testedEngine === 'sqlite') {
    const lost = () =>
      `${database()} is missing or empty, but ${placeOf()} holds photos. ` +
      'Put the right database in its place. If there is none, "npm run nestling -- adopt-photos" lets the next start take these photos over.'

    test('a missing database stops the start with a clear message, and no database is created', async () => {
      await beginAndStop()
      await addPhoto()
      rmSync(database())
      expect(await refusal()).toBe(lost())
      expect(existsSync(database())).toBe(false)
    })

    test('an emptied database stops the start with a clear message', async () => {
      await beginAndStop()
      await addPhoto()
      truncateSync(database())
      expect(await refusal()).toBe(lost())
    })

    test('a missing database stops the start with a clear message, even if the store has no mark yet', async () => {
      mkdirSync(installation.dataDir)
      await addPhoto()
      expect(await refusal()).toBe(lost())
    })
  }

  test('another database stops the start with a clear message, and with the right database Nestling starts again', async () => {
    await beginAndStop()
    await addPhoto()
    if (testedEngine === 'sqlite') {
      renameSync(database(), aside())
      const elsewhere = join(installation.dataDir, '..', 'elsewhere')
      await beginAndStop({ DATA_DIR: elsewhere, PHOTO_STORE: '' })
      renameSync(join(elsewhere, 'nestling.db'), database())
    }
    const sentence = `The photos in ${placeOf()} belong to a different database. Put the right database in its place.`
    expect(await refusal(another())).toContain(sentence)
    expect(await refusal(another())).toContain(sentence)

    if (testedEngine === 'sqlite') renameSync(aside(), database())
    await beginAndStop()
    expect(await files.has(photo)).toBe(true)
  })

  test('Nestling starts with a photo store that has no mark yet, and marks it', async () => {
    await beginAndStop()
    await addPhoto()
    await files.remove(mark)
    await beginAndStop()
    expect(await files.has(mark)).toBe(true)
  })

  test('Nestling starts with a new database if the photo store has no photos', async () => {
    await beginAndStop()
    if (testedEngine === 'sqlite') rmSync(database())
    await beginAndStop(another())
  })

  test('after adopt-photos a new database takes over the photo store, and photos that it does not name are moved aside', async () => {
    await beginAndStop()
    await addPhoto()
    if (testedEngine === 'sqlite') rmSync(database())
    await adoptPhotos([], { DATA_DIR: installation.dataDir, ...settings })
    await installation.openInProcess({ ...admin, ...settings, ...another() })
    await expect.poll(() => files.has(`unknown/${photo}`), { timeout: 20_000 }).toBe(true)
    expect(await files.has(photo)).toBe(false)
    expect((await text(files.open(mark, 0, 63))).length).toBe(64)
  })
})

test('a photo store that cannot be reached does not stop the start', async () => {
  const installation = await openInstallation()
  const { logged } = await installation.openInProcess({
    ...admin,
    PHOTO_STORE: 's3://nest?endpoint=http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  })
  expect(logged()).toContain('the photo store cannot be reached')
  await installation.close()
})
