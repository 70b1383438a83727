/** A data folder that was copied is checked at its first start. */
import { cpSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { openFolderStore } from '#platform/server/storage/folder-store.ts'
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

/** What it says before it is open. */
async function startAndStop(dataDir: string) {
  const { lines, close } = await installation.openHere({ ...admin, DATA_DIR: dataDir })
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

describe.runIf(testedEngine === 'sqlite')('a copied data folder', () => {
  const file = () => join(copy, 'nestling.db')

  test('is checked once, and says so', async () => {
    expect(await startAndStop(copy)).toEqual([
      `The data in ${copy} is a copy, and was checked.`,
      'Its database is in order, and 3 of 3 photo files are there.',
    ])
    expect(await startAndStop(copy)).toEqual([])
  })

  test('says which photos are missing or cut off', async () => {
    rmSync(join(copy, 'photos', photos[0] ?? ''))
    truncateSync(join(copy, 'photos', photos[1] ?? ''), 2)
    expect((await startAndStop(copy))[1]).toBe(
      `2 of 3 photo files are missing or cut off, such as ${photos[0]}. Copy the folder again while Nestling is stopped, or restore a backup.`,
    )
  })

  test('gets new indexes if those were damaged', async () => {
    const database = new DatabaseSync(file(), { defensive: false })
    const index = 'picture_files_by_journey'
    const { sql, rootpage } = Object(database.prepare('select * from sqlite_schema where name = ?').get(index))
    database.exec(`pragma writable_schema = on; delete from sqlite_schema where name = '${index}'`)
    database.close()
    const without = new DatabaseSync(file(), { defensive: false })
    without.exec(`insert into picture_files (pregnancy_id, filename, name, width, bytes, checksum)
        select pregnancy_id, 'x', 'x', width, bytes, checksum from picture_files limit 1; pragma writable_schema = on`)
    without
      .prepare("insert into sqlite_schema values ('index', ?, 'picture_files', ?, ?)")
      .run(index, Number(rootpage), String(sql))
    without.close()
    expect((await startAndStop(copy))[1]).toBe(
      'The indexes of its database were damaged. They were made again, and no row is lost.',
    )
    const mended = new DatabaseSync(file())
    expect(Object(mended.prepare('pragma integrity_check').get()).integrity_check).toBe('ok')
    mended.close()
  })

  test('does not start if rows are damaged', async () => {
    const database = new DatabaseSync(file())
    const { rootpage } = Object(
      database.prepare("select rootpage from sqlite_schema where name = 'picture_files'").get(),
    )
    const { page_size } = Object(database.prepare('pragma page_size').get())
    database.close()
    const handle = openSync(file(), 'r+')
    writeSync(handle, Buffer.alloc(Number(page_size)), 0, Number(page_size), (Number(rootpage) - 1) * Number(page_size))
    const size = statSync(file()).size
    const running = installation.start({ ...admin, DATA_DIR: copy })
    expect(await running.exited).toBe(1)
    expect(running.said.error).toBe(
      `Nestling did not start. ${file()} is damaged, perhaps because it was copied while Nestling ran. Copy it again while Nestling is stopped, or restore a backup.\n`,
    )
    expect(statSync(file()).size).toBe(size)
  })
})
