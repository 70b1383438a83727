import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { openFolderStore } from './folder-store.ts'
import { ensureFreeSpace, holdSpace } from './free-space.ts'
import { makeOwnedName } from './owner.ts'
import { openS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'
import { openBucket } from './testing.ts'

const begun = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'nestling-store-'))
const inFolder = join(folder, 'deep', 'photos')
let remote: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  remote = await openBucket()
})
afterAll(async () => {
  await remote.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: Readonly<Record<string, () => FileStore>> = {
  'a folder': () => openFolderStore(inFolder),
  'a bucket': () => openS3Store(remote.bucket),
}
const namesIn = async (store: FileStore, name: string) =>
  (await Array.fromAsync(store.list(name))).map((file) => file.name)
const read = (store: FileStore, name: string, start: number, end: number) => buffer(store.open(name, start, end))

describe.each(Object.entries(stores))('%s', (_, open) => {
  const name = 'album/ab/abc-320.webp'
  const bytes = new Uint8Array(100_000).map((_, at) => at % 251)

  test('is empty at first', async () => {
    expect(await namesIn(open(), 'album')).toEqual([])
    expect(await open().has(name)).toBe(false)
    await open().remove(name)
    await expect(read(open(), name, 0, 1)).rejects.toThrow()
  })

  test('stores a file and returns any part of it', async () => {
    await open().put(name, bytes)
    expect(await open().has(name)).toBe(true)
    expect(new Uint8Array(await read(open(), name, 0, bytes.length - 1))).toEqual(bytes)
    expect([...(await read(open(), name, 5, 7))]).toEqual([5, 6, 7])
  })

  test('lists a file with its time, and removes it', async () => {
    await open().put('elsewhere/b.webp', bytes)
    const [file, ...more] = await Array.fromAsync(open().list('album'))
    expect(file?.name).toBe(name)
    // Some stores round the time to seconds.
    expect(Number(file?.changedAt)).toBeGreaterThan(begun - 2000)
    expect(Number(file?.changedAt)).toBeLessThan(Date.now() + 2000)
    expect(more).toEqual([])
    await open().remove(name)
    expect(await open().has(name)).toBe(false)
    expect(await namesIn(open(), 'album')).toEqual([])
  })

  test('moves a file, and a repeated move does no harm', async () => {
    await open().put('moved/a.webp', bytes)
    for (const _ of ['once', 'again']) {
      await open().move('moved/a.webp', 'aside/moved/a.webp')
      expect(await open().has('moved/a.webp')).toBe(false)
      expect(new Uint8Array(await read(open(), 'aside/moved/a.webp', 0, bytes.length - 1))).toEqual(bytes)
    }
    await expect(open().move('moved/b.webp', 'aside/moved/b.webp')).rejects.toThrow()
  })

  test('never moves a file over another one', async () => {
    await open().put('two/a.webp', new Uint8Array([1]))
    await open().put('two/b.webp', new Uint8Array([2]))
    await open().move('two/a.webp', 'two/b.webp')
    expect([...(await read(open(), 'two/a.webp', 0, 0)), ...(await read(open(), 'two/b.webp', 0, 0))]).toEqual([1, 2])
  })
})

describe('a folder', () => {
  test('contains files that only their owner can read, and no partial files', async () => {
    await openFolderStore(inFolder).put('album/cd/x.webp', new Uint8Array(3))
    expect(readdirSync(join(inFolder, 'album/cd'))).toEqual(['x.webp'])
    expect(statSync(join(inFolder, 'album/cd/x.webp')).mode & 0o777).toBe(0o600)
    expect(statSync(inFolder).mode & 0o777).toBe(0o700)
  })

  test('throws an error if it cannot be written to, and stores nothing', async () => {
    const store = openFolderStore(join(inFolder, 'album/cd/x.webp'))
    await expect(store.put('a.webp', new Uint8Array(3))).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(existsSync(join(inFolder, 'album/cd/x.webp/a.webp'))).toBe(false)
  })
})

describe('a bucket', () => {
  test('is listed page by page', async () => {
    const store = openS3Store(remote.bucket)
    const names = Array.from({ length: 1005 }, (_, at) => `many/${String(at).padStart(4, '0')}`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => store.put(name, new Uint8Array(1))))
    expect(await namesIn(store, 'many')).toEqual(names)
  }, 60_000)

  test('completes a move that was interrupted after copying, before deleting', async () => {
    const store = openS3Store(remote.bucket)
    for (const name of ['cut/a.webp', 'aside/cut/a.webp']) await store.put(name, new Uint8Array([1]))
    await store.move('cut/a.webp', 'aside/cut/a.webp')
    expect(await store.has('cut/a.webp')).toBe(false)
    expect(await store.has('aside/cut/a.webp')).toBe(true)
  })

  test('refuses a wrong secret key, and the error contains no secret', async () => {
    const store = openS3Store({ ...remote.bucket, secretAccessKey: 'wrong' })
    await expect(store.put('a', new Uint8Array(1))).rejects.toEqual(
      new AppError('unavailable', { fault: 'store-denied', retryAfterSeconds: 5 }),
    )
  })

  test('is reported as temporarily unavailable if it does not respond', async () => {
    const store = openS3Store({ ...remote.bucket, endpoint: new URL('http://127.0.0.1:9') })
    await expect(store.has('a')).rejects.toEqual(
      new AppError('unavailable', { fault: 'store-away', retryAfterSeconds: 5 }),
    )
  })
})

/** The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
test.each([
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('the signature for the query %s matches the example of AWS', async (query, signature) => {
  const signer = new AwsV4Signer({
    url: `https://examplebucket.s3.amazonaws.com/${query}`,
    headers: { 'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    service: 's3',
    region: 'us-east-1',
    datetime: '20130524T000000Z',
  })
  expect(await signer.signature()).toBe(signature)
})

test('simultaneous uploads reserve their space, so they cannot use up the space for the database', async () => {
  const { bavail, bsize } = statfsSync(folder)
  const most = Math.floor((bavail * bsize - 500e6) * 0.6)
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const underWay = holdSpace(folder, most, () => {
    begun.resolve()
    return first.promise
  })
  await begun.promise
  await expect(holdSpace(folder, most, async () => 'second')).rejects.toEqual(new AppError('storage-full'))
  first.resolve()
  await underWay
  expect(await holdSpace(folder, most, async () => 'third')).toBe('third')
})

test('uploads of another process reserve their space, too, unless that process was killed', async () => {
  const { bavail, bsize } = statfsSync(folder)
  const most = Math.floor((bavail * bsize - 500e6) * 0.6)
  const begin = (name: string) => {
    const path = join(folder, 'incoming', name)
    writeFileSync(path, '')
    truncateSync(path, most)
  }
  begin(makeOwnedName().replace(/-\d+-/, '-999999999-'))
  expect(await holdSpace(folder, most, async () => 'first')).toBe('first')
  begin(makeOwnedName().replace(/^\w{8}/, '00000000'))
  await expect(holdSpace(folder, most, async () => 'second')).rejects.toEqual(new AppError('storage-full'))
  rmSync(join(folder, 'incoming'), { recursive: true })
})

test('an upload is refused if it would leave too little free space for the database', async () => {
  await ensureFreeSpace(folder, 1000)
  await expect(ensureFreeSpace(folder, 1e18)).rejects.toEqual(new AppError('storage-full'))
})
