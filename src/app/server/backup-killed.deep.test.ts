/** A backup or a restore may be killed at any moment: its partial result never looks complete. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, rmSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runProcess } from '#app/cli/testing.ts'
import { noisyPicture } from '#features/album/server/photos/testing.ts'
import { listBackups } from '#platform/server/backup/backup-folder.ts'
import { checkBackup } from '#platform/server/backup/check-backup.ts'
import { openFreshDatabase, testedEngine } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))
const changesBeforeKill = [1, 5, 12]

async function addPhotos(address: string) {
  const jar: Record<string, string> = {}
  const ask = browse(address, jar)
  await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  await ask('POST', '/api/pregnancies/initialize')
  const cookie = Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; ')
  for (const width of [310, 320, 330]) {
    const body = new FormData()
    body.append('photo', new File([new Uint8Array(await noisyPicture(width, 300).jpeg().toBuffer())], 'a.jpg'))
    const headers = { 'sec-fetch-site': 'same-origin', cookie }
    expect((await fetch(`${address}/api/photos/upload`, { method: 'POST', headers, body })).status).toBe(201)
  }
}

/** Runs a command until it exits. Calls `act` when the folder has changed `change` times. */
async function runUntil(installation: Installation, args: readonly string[], interruption: Interruption) {
  const { folder, change, act, settings = {} } = interruption
  mkdirSync(folder, { recursive: true })
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: installation.dataDir,
    ...(installation.databaseUrl && { DATABASE_URL: installation.databaseUrl }),
    ...settings,
  }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'ignore' })
  let changes = 0
  const watcher = watch(folder, { recursive: true }, () => {
    changes += 1
    if (changes === change) act(() => child.kill('SIGKILL'))
  })
  await once(child, 'exit')
  watcher.close()
}

type Interruption = {
  folder: string
  change: number
  act: (kill: () => void) => void
  settings?: Record<string, string>
}

/** Whether a photo was restored. If none was, Nestling may start on the folder, because it cannot lose any photo. */
const holdsPhotos = (folder: string) => globSync('album/**/*.webp', { cwd: folder }).length > 0

test('a killed backup never looks complete, and the next backup is complete', async () => {
  const installation = await openInstallation()
  const folder = join(installation.dataDir, 'backups')
  let running = installation.start(admin)
  await addPhotos(await running.open())
  for (const change of changesBeforeKill) {
    rmSync(join(folder, 'objects'), { recursive: true, force: true })
    for (const { name } of await listBackups(folder)) rmSync(join(folder, name), { recursive: true })
    // With SQLite the server makes the backup, with PostgreSQL the command itself.
    const act = (kill: () => void) => (testedEngine === 'sqlite' ? void running.kill('SIGKILL') : kill())
    await runUntil(installation, ['backup'], { folder, change, act })
    if (testedEngine === 'sqlite') {
      running.kill('SIGKILL')
      await running.exited
      running = installation.start()
      await running.open()
    }
    for (const { name } of await listBackups(folder))
      expect((await checkBackup(join(folder, name))).problems, `killed at change ${change}`).toEqual([])
    expect(await runProcess(installation, ['backup'])).toMatchObject({ code: 0, error: '' })
    const newest = (await listBackups(folder)).at(-1)?.name ?? 'none'
    expect(await runProcess(installation, ['verify', join(folder, newest)])).toMatchObject({ code: 0, error: '' })
    expect(await runProcess(installation, ['verify'])).toMatchObject({ code: 0, error: '' })
  }
  await installation.close()
}, 300_000)

test('after a killed restore, Nestling does not start on the partial data', async () => {
  const installation = await openInstallation()
  const running = installation.start(admin)
  await addPhotos(await running.open())
  await runProcess(installation, ['backup'])
  running.kill('SIGTERM')
  await running.exited
  const backups = join(installation.dataDir, 'backups')
  const [backup] = await listBackups(backups)
  for (const change of changesBeforeKill) {
    const fresh = await openFreshDatabase()
    const parent = join(dirname(installation.dataDir), `restored-${change}`)
    const target = join(parent, 'data')
    const settings = { DATA_DIR: target, ...(fresh.url && { DATABASE_URL: fresh.url }) }
    const args = ['restore', join(backups, backup?.name ?? '')]
    await runUntil(installation, args, { folder: parent, change, act: (kill) => kill(), settings })
    const isComplete = testedEngine === 'sqlite' && existsSync(join(target, 'nestling.db'))
    if (holdsPhotos(join(target, 'photos')) && !isComplete) {
      const started = installation.start({ ...admin, ...settings })
      expect(await started.exited, `killed at change ${change}`).toBe(1)
      expect(started.said.error).toMatch(/holds photos|belong to a different database|is unfinished/)
    }
    await fresh.database.close()
    await fresh.drop()
  }
  await installation.close()
}, 300_000)
