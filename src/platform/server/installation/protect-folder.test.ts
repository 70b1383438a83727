import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openInstallation } from '#app/server/process/testing.ts'
import { protectFolder } from './protect-folder.ts'

let folder: string
let warnings: string[]
const log = { warn: (...words: unknown[]) => void warnings.push(String(words)) }
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-folder-'))
  warnings = []
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.runIf(process.getuid)('a data folder that other users can read', () => {
  beforeEach(() => chmodSync(folder, 0o755))

  test('is made private if this process owns it', () => {
    protectFolder({ folder, log, uid: statSync(folder).uid })
    expect(modeOf(folder)).toBe('700')
  })

  test('is left as it is, with a warning, if another user owns it', () => {
    protectFolder({ folder, log, uid: statSync(folder).uid + 1 })
    expect(modeOf(folder)).toBe('755')
    expect(warnings).toEqual([
      'DATA_DIR belongs to another user of this machine, and not only that user has access to it',
    ])
  })

  test('is made private when Nestling starts', async () => {
    const installation = await openInstallation()
    const running = installation.start()
    await running.open()
    running.kill('SIGTERM')
    await running.exited
    chmodSync(installation.dataDir, 0o755)
    await installation.start().open()
    expect(modeOf(installation.dataDir)).toBe('700')
    await installation.close()
  })
})

test('a folder that is missing or already private causes no warning', () => {
  for (const path of [join(folder, 'none'), folder]) protectFolder({ folder: path, log, uid: 1000 })
  expect(warnings).toEqual([])
})

test('running as root causes a warning, and running as another user does not', () => {
  for (const uid of [0, 1000]) protectFolder({ folder, log, uid })
  expect(warnings).toEqual([expect.stringMatching(/^Nestling runs as root/)])
})
