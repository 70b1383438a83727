/** Backups of SQLite that are restored into PostgreSQL, and the other way round. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Database, Engine } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '../database/testing.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { openStore } from '../storage/open-store.ts'
import { verifyInstallation } from '../verification/verify.ts'
import { restoreBackup } from './restore-backup.ts'
import { runBackup } from './run-backup.ts'

const listPhotos = (db: Database) => db.selectFrom('photos').selectAll().orderBy('id').execute()

describe.runIf(testedEngine === 'postgres')('a backup', () => {
  let target: string
  let fresh: FreshDatabase
  let testApp: TestApp
  beforeEach(async () => {
    target = mkdtempSync(join(tmpdir(), 'nestling-restored-'))
    fresh = await openFreshDatabase()
  })
  afterEach(async () => {
    await testApp.close()
    await fresh.database.close()
    await fresh.drop()
    rmSync(target, { recursive: true })
  })

  test.each<[Engine, Engine]>([
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ])('of %s is restored into %s with all photos, and without sessions', async (from, to) => {
    testApp = await openTestApp({ inSqliteFile: from === 'sqlite' })
    const { services } = testApp
    const mother = await testApp.person('mother')
    const picture = await noisyPicture(700, 500).jpeg().toBuffer()
    expect((await uploadPicture(mother, ['/api/photos/upload', 'photo'], picture)).status).toBe(201)
    const { path } = await runBackup(services, { folder: join(target, 'backups'), now: testApp.clock.now })

    const databaseUrl = to === 'postgres' ? fresh.url : null
    const environment = { dataDir: join(target, 'data'), databaseUrl, photoStore: null }
    const migrations = services.features.flatMap((feature) => feature.migrations ?? [])
    await restoreBackup(path, { environment, features: services.features, migrations })

    const database = await openDatabase(environment, () => undefined)
    expect(await listPhotos(database.db)).toEqual(await listPhotos(testApp.db))
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    const restored = { ...services, ...database, files: openStore(environment) }
    const { intact, problems } = await verifyInstallation(restored, { now: testApp.clock.now })
    expect({ isAnyIntact: intact > 0, problems }).toEqual({ isAnyIntact: true, problems: [] })
    await database.close()
  })
})
