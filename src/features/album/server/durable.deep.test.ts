/**
 * The server confirms a photo only after syncing it to disk. If the disk fails or is nearly full, nothing of the photo is
 * stored.
 */
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { filesIn, plainPicture, upload } from './photos/testing.ts'

/** A simulated disk. The tests set its free space and its failures. `onOperation` runs before each operation. */
const disk = vi.hoisted(() => ({
  free: 1e12,
  isFullForUploads: false,
  onOperation: async (_operation: string, _path: string): Promise<void> => {},
}))
const failure = vi.hoisted(
  () => (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' }),
)
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const statfs = async () => ({ bavail: disk.free / 4096, bsize: 4096 })
  const mkdir: unknown = async (path: string, options: object) => {
    await disk.onOperation('make folder', path)
    return fs.mkdir(path, options)
  }
  const open = async (path: string, flags?: string, mode?: number) => {
    if (flags === 'wx') await disk.onOperation('open', path)
    const file = await fs.open(path, flags, mode)
    const [sync, writeFile] = [file.sync.bind(file), file.writeFile.bind(file)]
    return Object.assign(file, {
      writeFile: async (content: Uint8Array) => {
        await disk.onOperation('write', path)
        await writeFile(content)
      },
      sync: async () => {
        await disk.onOperation('sync', path)
        await sync()
      },
    })
  }
  const rename = async (from: string, to: string) => {
    await disk.onOperation('rename', to)
    await fs.rename(from, to)
  }
  return { ...fs, statfs, mkdir, open, rename }
})
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const createWriteStream = (path: string, options: object) => {
    const stream = fs.createWriteStream(path, options)
    const fail = (...given: unknown[]) => {
      const done = given.at(-1)
      if (typeof done === 'function') done(failure('ENOSPC'))
    }
    return disk.isFullForUploads ? Object.assign(stream, { _write: fail, _writev: fail }) : stream
  }
  return { ...fs, createWriteStream }
})

let testApp: TestApp
let ruth: Browser
let photos: string
let picture: Buffer
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
  photos = join(testApp.dataDir, 'photos')
  picture = await plainPicture(700, 500).png().toBuffer()
})
afterAll(() => testApp.close())
afterEach(() => {
  Object.assign(disk, { free: 1e12, isFullForUploads: false, onOperation: async () => {} })
})

const send = () => upload(ruth, picture)
const listPhotos = async () => Object((await ruth.get('/api/photos')).body)
const full = { status: 507, body: { code: 'storage-full', message: 'The storage is full. Nothing was changed.' } }

test('a photo’s files and folders are synced to disk before its row is committed', async () => {
  const acts: string[] = []
  const drafts = /\.webp\.[\da-f-]+\.part$/
  disk.onOperation = async (act, path) => {
    if (!path.startsWith(photos)) return
    // This query sees only committed rows.
    const rows = await testApp.db.selectFrom('photos').select('id').execute()
    expect(rows, `${act} ${path}`).toEqual([])
    acts.push(`${act} ${path.replace(drafts, '.webp draft')}`)
  }
  const reply = await send()
  expect(reply.status).toBe(201)
  const files = filesIn(testApp.dataDir).map((name) => join(photos, 'album', name.slice(0, 2), name))
  expect(files.map((file) => basename(file))).toHaveLength(3)
  for (const file of files) {
    const own = acts.filter((act) => act.includes(basename(file)))
    expect(own).toEqual([`open ${file} draft`, `write ${file} draft`, `sync ${file} draft`, `rename ${file}`])
    expect(acts.indexOf(`sync ${dirname(file)}`, acts.indexOf(`rename ${file}`))).toBeGreaterThan(0)
  }
  for (const folder of [photos, join(photos, 'album')]) expect(acts).toContain(`sync ${folder}`)
  expect(await listPhotos()).toHaveLength(1)
  await testApp.db.deleteFrom('photos').execute()
})

describe('when the disk fails', () => {
  test.each([
    ['ENOSPC', full],
    ['EDQUOT', full],
    ['EIO', { status: 503, body: { code: 'unavailable' } }],
  ])('an upload that fails with %s at any disk operation leaves no photo and no file', async (code, expected) => {
    const [before, known] = [filesIn(testApp.dataDir), await listPhotos()]
    for (let last = 0; ; last += 1) {
      let acts = 0
      disk.onOperation = async (_, path) => {
        if (!path.startsWith(photos)) return
        acts += 1
        if (acts === last + 1) throw failure(code)
      }
      const reply = await send()
      if (acts <= last) {
        expect(reply.status).toBe(201)
        expect(last).toBeGreaterThan(15)
        return
      }
      expect(reply, `at disk operation ${last + 1}`).toMatchObject(expected)
      expect(filesIn(testApp.dataDir), `at disk operation ${last + 1}`).toEqual(before)
      expect(await listPhotos()).toEqual(known)
    }
  })

  test('an upload during which the disk becomes full stores nothing', async () => {
    const [before, known] = [filesIn(testApp.dataDir), await listPhotos()]
    disk.isFullForUploads = true
    expect(await send()).toMatchObject(full)
    expect(filesIn(testApp.dataDir)).toEqual(before)
    expect(await listPhotos()).toEqual(known)
    disk.isFullForUploads = false
    expect((await send()).status).toBe(201)
  })
})

test('uploads cannot use the last 500 MB of the disk', async () => {
  const [before, known] = [filesIn(testApp.dataDir), await listPhotos()]
  disk.free = 500e6
  expect(await send()).toMatchObject(full)
  expect(filesIn(testApp.dataDir)).toEqual(before)
  expect(await listPhotos()).toEqual(known)
  // An upload without a content length reserves 25 MB, the maximum size of a photo.
  disk.free = 530e6
  expect((await send()).status).toBe(201)
})

test('on a full disk photos can still be shown, deleted and purged', async () => {
  const { id, filename } = Object((await send()).body)
  disk.free = 0
  disk.onOperation = async () => {
    throw failure('ENOSPC')
  }
  expect((await ruth.get(`/api/photos/${filename}?w=320`)).status).toBe(200)
  expect((await ruth.delete(`/api/photos/${id}`)).status).toBe(204)
  testApp.clock.now = new Date('2026-05-01T10:00:00.000Z')
  await testApp.runJobs()
  expect(filesIn(testApp.dataDir).filter((name) => name.startsWith(String(filename).slice(0, 48)))).toEqual([])
})
