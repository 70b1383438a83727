import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openFreshDatabase } from '../database/testing.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { openBackup } from './backup-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { runBackup } from './run-backup.ts'

let testApp: TestApp
let target: string
beforeEach(async () => {
  testApp = await openTestApp()
  target = mkdtempSync(join(tmpdir(), 'nestling-restored-'))
})
afterEach(async () => {
  await testApp.close()
  rmSync(target, { recursive: true })
})

/** Converts a backup to the first format, whose inventory lists the photos. Lists one of the photos as missing. */
async function rewrite(backup: string) {
  const { inventory, listPhotos } = await openBackup(backup)
  const { madeAt, identity, engine, database } = inventory
  const [lost, ...photos] = await Array.fromAsync(listPhotos())
  const files = photos.map(({ name, bytes, checksum }) => ({ name, bytes, sha256: checksum }))
  const about = { format: 1, madeAt, identity, engine, database, damaged: [] }
  const text = JSON.stringify({ ...about, files, missing: [lost?.name] })
  rmSync(join(backup, 'photos.txt'))
  writeFileSync(join(backup, 'inventory.json'), text)
  writeFileSync(join(backup, 'inventory.json.sha256'), `${hash('sha256', text)}  inventory.json\n`)
  return { lost: lost?.name, names: files.map(({ name }) => name) }
}

test('a backup in the first format, which lists its photos in the inventory, can still be restored', async () => {
  const { features, environment } = testApp.services
  const mother = await testApp.person('mother')
  await uploadPicture(mother, ['/api/photos/upload', 'photo'], await noisyPicture(700, 500).jpeg().toBuffer())
  const { path } = await runBackup(testApp.services, { folder: environment.backupDir, now: testApp.clock.now })
  const { lost, names } = await rewrite(path)
  expect(names.length).toBeGreaterThan(0)

  const fresh = await openFreshDatabase()
  const dataDir = join(target, 'data')
  const migrations = features.flatMap((feature) => feature.migrations ?? [])
  const targetEnvironment = { dataDir, databaseUrl: fresh.url, photoStore: null }
  const { flaws } = await restoreBackup(path, { environment: targetEnvironment, features, migrations })
  await fresh.database.close()
  await fresh.drop()
  expect(flaws).toEqual([`The photo ${lost} was already missing when the backup was made.`])
  for (const name of names)
    expect(readFileSync(join(dataDir, 'photos', name))).toEqual(readFileSync(join(testApp.dataDir, 'photos', name)))
})
