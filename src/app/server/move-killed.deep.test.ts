/**
 * Moving photos or the database may be killed at any moment. The old place still works, and Nestling does not start on an
 * incomplete new place.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadPhoto } from '#app/cli/testing.ts'
import { noisyPicture } from '#features/album/server/photos/testing.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { openBucket } from '#platform/server/storage/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

let installation: Installation
let jar: Record<string, string>
let photo: string | null
beforeEach(async () => {
  installation = await openInstallation()
  jar = {}
  const { address, close } = await installation.openInProcess(admin)
  await browse(address, jar)('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  await browse(address, jar)('POST', '/api/pregnancies/initialize')
  photo = await uploadPhoto(address, jar, await noisyPicture(700, 500).jpeg().toBuffer())
  await close()
})
afterEach(() => installation.close())

/** Starts the command in a process of its own. */
function startMove(what: string, settings: Record<string, string>): ChildProcess {
  const { dataDir, databaseUrl } = installation
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  }
  return spawn(process.execPath, [main, 'move', what], { env, stdio: 'ignore' })
}

/** Starts Nestling with these settings and requests the photo. Returns the status, or why Nestling did not start. */
async function show(settings: Record<string, string> = {}): Promise<number | string> {
  try {
    const { address, close } = await installation.openInProcess(settings)
    const { status } = await browse(address, jar)('GET', `/api/photos/${photo}`)
    await close()
    return status
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('a killed move of photos leaves them in place, and Nestling does not start on the incomplete bucket', async () => {
  const { bucket, files, close } = await openBucket()
  const { name, endpoint, accessKeyId, secretAccessKey } = bucket
  const address = `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${name}?endpoint=${endpoint.origin}`
  let puts = 0
  let killAt = 0
  let child: ChildProcess
  const put = files.set.bind(files)
  files.set = (...entry) => {
    puts += 1
    if (puts === killAt) child.kill('SIGKILL')
    return put(...entry)
  }
  const move = async (moment: number) => {
    files.clear()
    puts = 0
    killAt = moment
    child = startMove('photos', { TO_PHOTO_STORE: address })
    await once(child, 'exit')
  }
  await move(0)
  const all = puts
  expect(all).toBeGreaterThan(2)
  for (let moment = 1; moment <= all; moment += 1) {
    await move(moment)
    expect(await show(), `killed at file ${moment}`).toBe(200)
    // The last file is the mark of a complete store.
    const expected = moment === all ? 200 : expect.stringContaining('is unfinished')
    expect(await show({ PHOTO_STORE: address }), `killed at file ${moment}`).toEqual(expected)
  }
  await close()
})

test.runIf(testedEngine === 'postgres')(
  'a killed move to SQLite leaves the database in place, and Nestling does not start on the incomplete file',
  async () => {
    const onSqlite = { DATABASE_URL: '' }
    for (const lastChange of [1, 3, 6, 10]) {
      rmSync(join(installation.dataDir, 'unfinished'), { recursive: true, force: true })
      const child = startMove('database', {})
      let changes = 0
      const watcher = watch(installation.dataDir, { recursive: true }, () => {
        changes += 1
        if (changes === lastChange) child.kill('SIGKILL')
      })
      await once(child, 'exit')
      watcher.close()
      expect(await show(), `killed at change ${lastChange}`).toBe(200)
      if (existsSync(join(installation.dataDir, 'nestling.db'))) expect(await show(onSqlite)).toBe(200)
      else expect(await show(onSqlite), `killed at change ${lastChange}`).toContain('is unfinished')
    }
  },
)
