/** Backs up, checks and restores with the real commands, with and without a running Nestling. */
import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noisyPicture } from '#features/album/server/photos/testing.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { type FreshDatabase, openFreshDatabase } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from '../../server/process/testing.ts'
import { runHere, runProcess, uploadPhoto } from '../testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let installation: Installation
let fresh: FreshDatabase
beforeEach(async () => {
  installation = await openInstallation()
  fresh = await openFreshDatabase()
})
afterEach(async () => {
  await installation.close()
  await fresh.database.close()
  await fresh.drop()
})

const run = (...args: string[]) => runHere(installation, args)
const backups = () => join(installation.dataDir, 'backups')
const onlyBackup = () => join(backups(), readdirSync(backups()).find((name) => name.startsWith('20')) ?? 'none')
const elsewhere = () => join(dirname(installation.dataDir), 'elsewhere')
const restored = () => ({ DATA_DIR: elsewhere(), ...(fresh.url && { DATABASE_URL: fresh.url }) })

test('a backup made during uploads is complete, and each restored row has its photo', async () => {
  const running = installation.start(admin)
  const address = await running.open()
  const jar = {}
  const ask = browse(address, jar)
  await ask('POST', '/api/login', nora)
  await ask('POST', '/api/pregnancies/initialize')
  const picture = await noisyPicture(500, 400).jpeg().toBuffer()
  const before = await uploadPhoto(address, jar, picture)

  let isWriting = true
  const write = async () => {
    while (isWriting) await uploadPhoto(address, jar, picture)
  }
  const writers = [write(), write()]
  const { code, out, error } = await runProcess(installation, ['backup'])
  isWriting = false
  await Promise.all(writers)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toMatch(/^The backup is complete and was read back: \S+\nIt holds the database and \d+ photo files, /)
  expect((await run('verify')).out).toMatch(/^The database is in order\. Intact photo files: \d+\.\n$/)
  expect((await run('verify', onlyBackup())).out).toMatch(/ is complete: the database and \d+ photo files\.\n$/)
  running.kill('SIGTERM')
  expect(await running.exited).toBe(0)

  const restoring = await runHere(installation, ['restore', onlyBackup()], restored())
  expect(restoring).toMatchObject({ code: 0, error: '' })
  const database = await openDatabase({ dataDir: elsewhere(), databaseUrl: fresh.url }, () => undefined)
  const rows = await database.db.selectFrom('picture_files').select(['name', 'checksum', 'filename']).execute()
  await database.close()
  expect(rows.map(({ filename }) => filename)).toContain(before)
  for (const { name, checksum } of rows)
    expect(hash('sha256', readFileSync(join(elsewhere(), 'photos', name)))).toBe(checksum)

  const askAgain = browse((await installation.openInProcess(restored())).address, jar)
  expect((await askAgain('GET', '/api/photos')).status).toBe(401)
  expect((await askAgain('POST', '/api/login', nora)).status).toBe(200)
  expect((await askAgain('GET', `/api/photos/${before}`)).status).toBe(200)
})

test('backup also works while Nestling is stopped, and into a chosen folder', async () => {
  await (await installation.openInProcess(admin)).close()
  const folder = join(dirname(installation.dataDir), 'disk')
  expect(await run('backup', folder)).toMatchObject({ code: 0, error: '' })
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^20.*Z-[\da-f]{8}$/)])
  expect(existsSync(backups())).toBe(false)
})

test('backup prints why it failed', async () => {
  await installation.openInProcess(admin)
  writeFileSync(backups(), '')
  expect(await run('backup')).toEqual({
    code: 1,
    out: '',
    error: 'No backup was made. The backup folder cannot be written to (EEXIST).\n',
  })
})

describe('restoring', () => {
  test('a folder that is not a backup is refused', async () => {
    mkdirSync(elsewhere())
    const error = `${elsewhere()} is not a backup of Nestling (ENOENT).\n`
    expect(await run('restore', elsewhere())).toEqual({ code: 1, out: '', error })
    expect(await run('verify', elsewhere())).toEqual({ code: 1, out: '', error })
  })

  test('a backup that lost its photos is refused, and verify names a lost photo', async () => {
    const { address } = await installation.openInProcess(admin)
    const jar = {}
    await browse(address, jar)('POST', '/api/login', nora)
    await browse(address, jar)('POST', '/api/pregnancies/initialize')
    await uploadPhoto(address, jar, await noisyPicture(200, 200).jpeg().toBuffer())
    await run('backup')
    rmSync(join(backups(), 'objects'), { recursive: true })
    const checked = await run('verify', onlyBackup())
    expect(checked.code).toBe(1)
    expect(checked.error).toMatch(/ is damaged\.\nThe photo album\S+ is missing \(ENOENT\)\.\n/)
    const restoring = await runHere(installation, ['restore', onlyBackup()], restored())
    expect(restoring).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/ is damaged\. The photo album/) })
    expect(existsSync(elsewhere())).toBe(false)
  })
})

describe('verify', () => {
  test('names a lost photo, whether Nestling is running or stopped', async () => {
    const running = await installation.openInProcess(admin)
    const jar = {}
    await browse(running.address, jar)('POST', '/api/login', nora)
    await browse(running.address, jar)('POST', '/api/pregnancies/initialize')
    await uploadPhoto(running.address, jar, await noisyPicture(200, 200).jpeg().toBuffer())
    const [lost = ''] = globSync('album/**/*.webp', { cwd: join(installation.dataDir, 'photos') })
    rmSync(join(installation.dataDir, 'photos', lost))
    const error = expect.stringMatching(
      new RegExp(`^The photo ${lost} is missing\\.\nEverything else is in order\\. Intact photo files: 0\\.`),
    )
    expect(await run('verify')).toEqual({ code: 1, out: '', error })
    await running.close()
    expect(await run('verify')).toEqual({ code: 1, out: '', error })
  })

  test('lists files that belong to no database row, and still succeeds', async () => {
    await (await installation.openInProcess(admin)).close()
    const folder = join(installation.dataDir, 'photos/unknown/album/aa')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a-320.webp'), '')
    expect(await run('verify')).toEqual({
      code: 0,
      error: '',
      out: 'The database is in order. Intact photo files: 0.\nNothing in the database names the file unknown/album/aa/a-320.webp. It stays until you delete it.\n',
    })
  })

  test('reports that the photo store cannot be reached', async () => {
    await (await installation.openInProcess(admin)).close()
    const unreachable = { PHOTO_STORE: 's3://key:secret@nest?endpoint=http://127.0.0.1:9' }
    const error = 'Not everything could be read. The photo store could not be reached.\n'
    expect(await runHere(installation, ['verify'], unreachable)).toEqual({ code: 1, out: '', error })
  })
})

test.each([
  [['backup', 'a', 'b'], 'Name one folder: npm run nestling -- backup [FOLDER]\n'],
  [['verify', 'a', 'b'], 'Name one backup or none: npm run nestling -- verify [BACKUP]\n'],
  [['restore'], 'Name the backup: DATA_DIR=EMPTY-FOLDER npm run nestling -- restore BACKUP\n'],
  [['adopt-photos', 'a'], 'This command takes no arguments: npm run nestling -- adopt-photos\n'],
])('the command %j is refused with its usage', async (args, error) => {
  expect(await run(...args)).toEqual({ code: 1, out: '', error })
})
