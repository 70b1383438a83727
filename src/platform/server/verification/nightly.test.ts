import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import type { FileStore } from '../storage/store.ts'
import { verifyNightly } from './nightly.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

/** Noon of a day in March, in the time zone of this machine. */
const noon = (day: number) => new Date(2026, 2, day, 12)
const run = (now: Date, files: FileStore = testApp.services.files, signal = new AbortController().signal) =>
  verifyNightly({ ...testApp.services, files }, now, signal)

/** A store with every file of `addRows`. `names` records which files are read. */
function openRecorder() {
  const names: string[] = []
  const { files } = testApp.services
  const find: FileStore['find'] = async (name) => {
    if (name === 'installation.txt') return files.find(name)
    names.push(name)
    return new Uint8Array([1])
  }
  return { names, files: { ...files, find } }
}

/** Adds rows whose files are intact in the store of `openRecorder`. */
async function addRows(count: number) {
  const pregnancy_id = await testApp.findJourney('Pip')
  const checksum = '4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'
  const rows = Array.from({ length: count }, (_, at) => ({
    pregnancy_id,
    filename: `${at}.webp`,
    name: `album/${at}`,
    width: 1,
    bytes: 1,
    checksum,
  }))
  for (let at = 0; at < count; at += 500)
    await testApp.db
      .insertInto('picture_files')
      .values(rows.slice(at, at + 500))
      .execute()
}

describe('the nightly check of stored files', () => {
  test('reads 100 files each night, and starts again after the last one', async () => {
    await addRows(250)
    const read: string[][] = []
    for (const day of [10, 11, 12, 13]) {
      const { names, files } = openRecorder()
      await run(noon(day), files)
      read.push(names)
    }
    expect(read.map(({ length }) => length)).toEqual([100, 100, 50, 100])
    expect(new Set(read.slice(0, 3).flat()).size).toBe(250)
    expect(read[3]).toEqual(read[0])
  })

  test('reads more than 100 files a night if there are many, so that all are read within 28 nights', async () => {
    await addRows(2900)
    const { names, files } = openRecorder()
    await run(noon(1), files)
    expect(names).toHaveLength(104)
    for (let day = 2; day <= 28; day += 1) await run(noon(day), files)
    expect(new Set(names).size).toBe(2900)
  })

  test('reads files only once a night', async () => {
    await addRows(10)
    const { names, files } = openRecorder()
    await run(noon(10), files)
    await run(new Date(2026, 2, 11, 2), files)
    expect(names).toHaveLength(10)
    await run(new Date(2026, 2, 11, 3), files)
    expect(names).toHaveLength(20)
  })

  test('continues after its last complete batch if the store was unavailable', async () => {
    await addRows(250)
    const first = openRecorder()
    const find: FileStore['find'] = async (name) => {
      if (first.names.length === 30) throw new Error('away')
      return first.files.find(name)
    }
    await expect(run(noon(10), { ...first.files, find })).rejects.toThrow('away')
    const second = openRecorder()
    await run(noon(10), second.files)
    expect(first.names).toHaveLength(30)
    expect(second.names[0]).toBe('album/20')
  })

  test('ends when Nestling stops', async () => {
    await addRows(1)
    const { names, files } = openRecorder()
    await expect(run(noon(10), files, AbortSignal.abort())).rejects.toThrow('aborted')
    expect(names).toEqual([])
  })
})

test('a missing file is shown to admins, and is read again each night until it is back', async () => {
  const mother = await testApp.person('mother')
  const picture = await noisyPicture(700, 500).jpeg().toBuffer()
  await uploadPicture(mother, ['/api/photos/upload', 'photo'], picture)
  const { name } = await testApp.db.selectFrom('picture_files').select('name').orderBy('id').executeTakeFirstOrThrow()
  const content = await testApp.services.files.find(name)
  const show = async () => {
    const findings = Object((await mother.post('/api/admin/health/examination')).body) as {
      topic: string
      words: string
    }[]
    const { faultyFiles } = Object((await mother.get('/api/admin/backups')).body)
    return [faultyFiles, findings.find(({ topic }) => topic === 'Photos')?.words]
  }
  await run(noon(10))
  expect(await show()).toEqual([0, 'Nestling can write, read and delete in the photo folder.'])
  rmSync(join(testApp.dataDir, 'photos', name))
  await run(noon(11))
  expect(await show()).toEqual([
    1,
    'Photo files that are missing: 1. Damaged: 0. This command names them: npm run nestling -- verify',
  ])
  await testApp.services.files.put(name, content ?? new Uint8Array())
  // Continue after this file, so it is read only because it was missing.
  await testApp.db.updateTable('installation').set({ files_read_up_to: 1_000_000 }).execute()
  await run(noon(12))
  expect((await show())[0]).toBe(0)
})

test('files of another database are not read', async () => {
  await addRows(1)
  const { names, files } = openRecorder()
  await testApp.services.files.put('installation.txt', Buffer.from('another\n'))
  await testApp.services.files.put(`album/aa/${'a'.repeat(48)}-1.webp`, new Uint8Array([1]))
  await run(noon(10), files)
  expect(names).toEqual([])
})
