/** A copy of a data folder is checked when Nestling first starts on it. */
import { cpSync, existsSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getBackupStatus } from '#features/safekeeping/server/queries.ts'
import { failureOf } from '#platform/server/database/failures.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { checkCopyAtStart } from '#platform/server/installation/check-copy-at-start.ts'
import { checkCopyInBackground } from '#platform/server/installation/check-copy-in-background.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import { createLog } from '#platform/server/log.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import type { Services } from '#platform/server/services.ts'
import { openFolderStore } from '#platform/server/storage/folder-store.ts'
import { createServices } from './assemble.ts'
import { type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const photos = [1, 2, 3].map((number) => `album/aa/${String(number).repeat(48)}-320.webp`)

let installation: Installation
let copy: string
beforeEach(async () => {
  installation = await openInstallation()
  copy = join(dirname(installation.dataDir), 'copy')
  expect(await startAndStop(installation.dataDir)).toEqual([])
  await addPhotos()
  expect(await startAndStop(installation.dataDir)).toEqual([])
  cpSync(installation.dataDir, copy, { recursive: true })
})
afterEach(() => installation.close())

/** Starts and stops Nestling. Returns the printed lines except the one with the address. */
async function startAndStop(dataDir: string) {
  const { lines, close } = await installation.openInProcess({ ...admin, DATA_DIR: dataDir })
  await close()
  return lines.filter((line) => !line.startsWith('Nestling is open'))
}

async function addPhotos() {
  const { db, close } = await openDatabase({ dataDir: installation.dataDir, databaseUrl: null }, () => undefined)
  const now = new Date().toISOString()
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const journey = { baby_name: 'Pip', time_zone: 'UTC', units: 'metric', created_at: now, created_by: user.id } as const
  const { id } = await db.insertInto('pregnancies').values(journey).returning('id').executeTakeFirstOrThrow()
  const files = openFolderStore(join(installation.dataDir, 'photos'))
  for (const name of photos) {
    await files.put(name, Buffer.from('photo'))
    const row = { pregnancy_id: id, filename: name, name, width: 320, bytes: 5, checksum: '' }
    await db.insertInto('picture_files').values(row).execute()
  }
  await close()
}

const check = (services: Services) => checkCopyInBackground(services, new Date(), new AbortController().signal)

async function findFaults(services: Services) {
  await check(services)
  return services.db.selectFrom('picture_files').select(['name', 'fault']).where('fault', 'is not', null).execute()
}

/** Opens the copy without the server and its jobs. */
async function inCopy<Result>(use: (services: Services) => Promise<Result>): Promise<Result> {
  const environment = readEnvironment({ DATA_DIR: copy })
  const database = await openDatabase(environment, () => undefined)
  const parts = { environment, database, log: createLog('silent'), clock: () => new Date(), internet: noInternet }
  return use(createServices(parts)).finally(() => database.close())
}

describe.runIf(testedEngine === 'sqlite')('a copied data folder', () => {
  const file = () => join(copy, 'nestling.db')

  test('opens at once, prints that it is a copy, and is checked once in the background', async () => {
    const sentence = `The data in ${copy} is a copy. Its indexes and photos are being checked: see the Admin Panel.`
    expect(await startAndStop(copy)).toEqual([sentence])
    expect(await inCopy(findFaults)).toEqual([])
    expect(await startAndStop(copy)).toEqual([])
  })

  test('reports its missing and truncated photos', async () => {
    rmSync(join(copy, 'photos', photos[0] ?? ''))
    truncateSync(join(copy, 'photos', photos[1] ?? ''), 2)
    await startAndStop(copy)
    expect(await inCopy(findFaults)).toEqual([
      { name: photos[0], fault: 'missing' },
      { name: photos[1], fault: 'damaged' },
    ])
  })

  test('is shown to admins as being checked, and keeps stray files, until the check is complete', async () => {
    const stray = `album/bb/${'b'.repeat(48)}-320.webp`
    const path = join(copy, 'photos', stray)
    await openFolderStore(join(copy, 'photos')).put(stray, Buffer.from('photo'))
    const twoDaysLater = new Date(Date.now() + 2 * 86_400_000)
    const sweepAndLook = async (services: Services) => {
      await sweepPictures(services, twoDaysLater)
      return [(await getBackupStatus(services)).isBeingChecked, existsSync(path)]
    }
    expect(
      await inCopy(async (services) => {
        const before = await sweepAndLook(services)
        await check(services)
        return [before, await sweepAndLook(services)]
      }),
    ).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('still counts as unchecked if its check was stopped', async () => {
    await inCopy(async (services) => {
      await checkCopyInBackground(services, new Date(), AbortSignal.abort())
      expect((await getBackupStatus(services)).isBeingChecked).toBe(true)
      expect(existsSync(join(copy, 'checking'))).toBe(false)
    })
  })

  test('gets new indexes if its indexes were damaged', async () => {
    const database = new DatabaseSync(file(), { defensive: false })
    const index = 'picture_files_by_journey'
    const { sql, rootpage } = Object(database.prepare('select * from sqlite_schema where name = ?').get(index))
    database.exec(`pragma writable_schema = on; delete from sqlite_schema where name = '${index}'`)
    database.close()
    const withoutIndex = new DatabaseSync(file(), { defensive: false })
    withoutIndex.exec(`insert into picture_files (pregnancy_id, filename, name, width, bytes, checksum)
        select pregnancy_id, 'x', 'x', width, bytes, checksum from picture_files limit 1; pragma writable_schema = on`)
    withoutIndex
      .prepare("insert into sqlite_schema values ('index', ?, 'picture_files', ?, ?)")
      .run(index, Number(rootpage), String(sql))
    withoutIndex.close()
    await inCopy(check)
    const repaired = new DatabaseSync(file())
    expect(Object(repaired.prepare('pragma integrity_check').get()).integrity_check).toBe('ok')
    repaired.close()
  })

  const damageRows = () => {
    const database = new DatabaseSync(file())
    const { rootpage } = Object(
      database.prepare("select rootpage from sqlite_schema where name = 'picture_files'").get(),
    )
    const { page_size } = Object(database.prepare('pragma page_size').get())
    database.close()
    const handle = openSync(file(), 'r+')
    writeSync(handle, Buffer.alloc(Number(page_size)), 0, Number(page_size), (Number(rootpage) - 1) * Number(page_size))
  }

  test('is refused at the start if its rows are damaged', async () => {
    damageRows()
    const size = statSync(file()).size
    const running = installation.start({ ...admin, DATA_DIR: copy })
    expect(await running.exited).toBe(1)
    expect(running.said.error).toBe(
      `Nestling did not start. ${file()} is damaged, perhaps because it was copied while Nestling was running. Copy it again while Nestling is stopped, or restore a backup.\n`,
    )
    expect(statSync(file()).size).toBe(size)
  })

  test('opens even if its large database is damaged, and the check finds the damage', async () => {
    damageRows()
    await inCopy(async (services) => {
      expect(await checkCopyAtStart(services, 0)).toHaveLength(1)
      expect(failureOf(await check(services).catch((error) => error))?.details.fault).toBe('data-damaged')
      expect((await getBackupStatus(services)).isBeingChecked).toBe(true)
    })
  })
})
