/** Moves real installations with the real command. */
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noisyPicture } from '#features/album/server/photos/testing.ts'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '#platform/server/database/testing.ts'
import { openBucket } from '#platform/server/storage/testing.ts'
import { browse, type Installation, openInstallation } from '../../server/process/testing.ts'
import { runHere, uploadPhoto } from '../testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let installation: Installation
let bucket: Awaited<ReturnType<typeof openBucket>>
let fresh: FreshDatabase
beforeEach(async () => {
  installation = await openInstallation()
  bucket = await openBucket()
  fresh = await openFreshDatabase()
})
afterEach(async () => {
  await installation.close()
  await bucket.close()
  await fresh.database.close()
  await fresh.drop()
})

const run = (what: string, settings: Record<string, string> = {}) => runHere(installation, ['move', what], settings)
const refused = (error: unknown) => ({ code: 1, out: '', error })
const storeAddress = () => {
  const { name, endpoint, accessKeyId, secretAccessKey } = bucket.bucket
  return `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${name}?endpoint=${endpoint.origin}`
}

/** Starts Nestling, signs in, begins a journey, and stops Nestling. Returns the cookies. */
async function useOnce(settings: Record<string, string> = {}): Promise<Record<string, string>> {
  const { address, close } = await installation.openInProcess({ ...admin, ...settings })
  const jar = {}
  expect((await browse(address, jar)('POST', '/api/login', nora)).status).toBe(200)
  await browse(address, jar)('POST', '/api/pregnancies/initialize')
  await close()
  return jar
}

/** Starts Nestling with these settings. Returns whether the session of these cookies is still valid. */
async function isSignedIn(jar: Record<string, string>, settings: Record<string, string>) {
  const { address, close } = await installation.openInProcess(settings)
  const { status } = await browse(address, jar)('GET', '/api/auth/user')
  await close()
  return status === 200
}

describe('a move is refused', () => {
  test.each([[[]], [['letters']], [['constructor']], [['photos', 'now']]])('with the arguments %j', async (words) => {
    const error = 'Say what to move: npm run nestling -- move database, or move photos\n'
    expect(await runHere(installation, ['move', ...words])).toEqual(refused(error))
  })

  test('without an installation', async () => {
    const { dataDir } = installation
    const settings = { DATA_DIR: join(dataDir, 'none'), TO_PHOTO_STORE: storeAddress(), DATABASE_URL: '' }
    const error = `There is no Nestling in ${settings.DATA_DIR}. Set DATA_DIR to the folder that yours uses.\n`
    expect(await run('photos', settings)).toEqual(refused(error))
  })

  test('if the setting for the new place is missing or invalid', async () => {
    await useOnce()
    expect(await run('database', { DATABASE_URL: '' })).toEqual(
      refused(expect.stringMatching(/^Set TO_DATABASE_URL to/)),
    )
    expect(await run('photos')).toEqual(refused(expect.stringMatching(/^Set TO_PHOTO_STORE to/)))
    const invalid = { TO_DATABASE_URL: 'mysql://x', TO_PHOTO_STORE: 'nest' }
    expect(await run('database', invalid)).toEqual(
      refused(expect.stringMatching(/^TO_DATABASE_URL must be an address/)),
    )
    expect(await run('photos', invalid)).toEqual(refused(expect.stringMatching(/^TO_PHOTO_STORE must be/)))
  })

  test('when the new place cannot be reached, and nothing changes', async () => {
    const jar = await useOnce()
    const unreachable = {
      TO_DATABASE_URL: 'postgres://127.0.0.1:9/x',
      TO_PHOTO_STORE: 's3://a:b@nest?endpoint=http://127.0.0.1:9',
    }
    expect(await run('database', unreachable)).toEqual(
      refused('The PostgreSQL that TO_DATABASE_URL names cannot be reached (ECONNREFUSED).\n'),
    )
    expect(await run('photos', unreachable)).toEqual(refused('The photo store could not be reached.\n'))
    expect(await isSignedIn(jar, {})).toBe(true)
  })

  test('while Nestling runs, both for the database and for photos', async () => {
    await installation.openInProcess(admin)
    const settings = { TO_DATABASE_URL: 'postgres://127.0.0.1:9/x', TO_PHOTO_STORE: storeAddress() }
    const error = expect.stringMatching(
      testedEngine === 'sqlite'
        ? /^Another Nestling is already running on .* Stop it first/
        : /^A Nestling is using this PostgreSQL\. Stop it first\.\n$/,
    )
    expect(await run('database', settings)).toEqual(refused(error))
    expect(await run('photos', settings)).toEqual(refused(error))
    expect(bucket.files.size).toBe(0)
  })
})

test('photos move into a bucket and back, and Nestling serves them from both places', async () => {
  const jar = await useOnce()
  const first = await installation.openInProcess()
  const photo = await uploadPhoto(first.address, jar, await noisyPicture(200, 200).jpeg().toBuffer())
  await first.close()
  const show = async (settings: Record<string, string>) => {
    const { address, close } = await installation.openInProcess(settings)
    const { status } = await browse(address, jar)('GET', `/api/photos/${photo}`)
    await close()
    return status
  }
  const inBucket = { PHOTO_STORE: storeAddress() }
  const moved = await run('photos', { TO_PHOTO_STORE: storeAddress() })
  expect(moved).toMatchObject({ code: 0, error: '' })
  expect(moved.out).toMatch(/^Moved [1-9]\d* photo files? to the bucket nest, and compared each\.\nSet PHOTO_STORE to/)
  expect(await show({})).toBe(200)
  rmSync(join(installation.dataDir, 'photos'), { recursive: true })
  expect(await show(inBucket)).toBe(200)

  expect((await run('photos', inBucket)).out).toMatch(/\nRemove PHOTO_STORE from the settings/)
  bucket.files.clear()
  expect(await show({})).toBe(200)
  expect(await run('photos', { TO_PHOTO_STORE: storeAddress() })).toMatchObject({ code: 0 })
  const error = 'There are photos in the new place already. Empty it, or choose another.\n'
  expect(await run('photos', { TO_PHOTO_STORE: storeAddress() })).toEqual(refused(error))
})

if (testedEngine === 'postgres')
  test('a database moves to SQLite and on to another PostgreSQL, and people stay signed in', async () => {
    const jar = await useOnce()
    const moved = await run('database')
    expect(moved).toMatchObject({ code: 0, error: '' })
    expect(moved.out).toMatch(/^Moved \d+ tables with \d+ rows, and compared each row\.\nRemove DATABASE_URL/)
    const withSqlite = { DATABASE_URL: '' }
    expect(existsSync(join(installation.dataDir, 'nestling.db'))).toBe(true)
    expect(await isSignedIn(jar, withSqlite)).toBe(true)

    expect((await run('database', { ...withSqlite, TO_DATABASE_URL: String(fresh.url) })).out).toMatch(
      /\nSet DATABASE_URL to/,
    )
    expect(await isSignedIn(jar, { DATABASE_URL: String(fresh.url) })).toBe(true)
    expect(await run('database')).toEqual(refused(expect.stringMatching(/^There is a database in /)))
    expect(globSync('unfinished*', { cwd: installation.dataDir })).toEqual([])
  })
