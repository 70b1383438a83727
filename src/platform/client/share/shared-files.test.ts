import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectShared, deleteOldShared, deleteShared, findSharedPage, storeShared } from './shared-files.ts'
import { openFakeCaches } from './testing.ts'

const noon = Date.UTC(2026, 2, 15, 12)
const hour = 3_600_000
const scan = new File(['a scan'], 'scan – 12.jpg', { type: 'image/jpeg', lastModified: 7 })
const belly = new File(['a belly'], 'belly.heic')
const sent = { files: [scan, belly], words: 'Our first', leftOut: 2, userId: null }
const nora = 1
const sam = 2

let store: ReturnType<typeof openFakeCaches>
beforeEach(() => {
  store = openFakeCaches()
  vi.stubGlobal('caches', store.caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a share, every function finds nothing and creates no cache', async () => {
  expect(await collectShared(nora, noon)).toBeUndefined()
  expect(await findSharedPage(nora)).toBeUndefined()
  expect(await deleteShared()).toBe(false)
  await deleteOldShared(noon)
  expect(store.names()).toEqual([])
})

test('a page without cache storage has no share', async () => {
  vi.unstubAllGlobals()
  expect(await collectShared(nora, noon)).toBeUndefined()
  expect(await findSharedPage(nora)).toBeUndefined()
  expect(await deleteShared()).toBe(false)
})

test('files arrive unchanged and in their order', async () => {
  await storeShared(sent, noon)
  expect(await findSharedPage(nora)).toBe('/album?add=shared')
  const { files = [], ...others } = (await collectShared(nora, noon)) ?? {}
  expect(others).toMatchObject({ words: 'Our first', leftOut: 2 })
  expect(files.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['scan – 12.jpg', 'image/jpeg', 7],
    ['belly.heic', '', belly.lastModified],
  ])
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['a scan', 'a belly'])
})

test('the share of one person is deleted when another person tries to collect it', async () => {
  await storeShared({ ...sent, userId: sam }, noon)
  expect(await findSharedPage(sam)).toBe('/album?add=shared')
  expect(await findSharedPage(nora)).toBeUndefined()
  expect(await collectShared(nora, noon)).toBeUndefined()
  expect(store.names()).toEqual([])
  await storeShared({ ...sent, userId: sam }, noon)
  expect((await collectShared(sam, noon))?.files).toHaveLength(2)
})

test('a share can be collected once, and is then deleted', async () => {
  await storeShared(sent, noon)
  const [one, other] = await Promise.all([collectShared(nora, noon), collectShared(nora, noon)])
  expect([one, other].filter(Boolean)).toHaveLength(1)
  expect(await collectShared(nora, noon)).toBeUndefined()
  expect(store.names()).toEqual([])
})

test('a new share replaces an uncollected one', async () => {
  await storeShared(sent, noon)
  await storeShared({ files: [belly], words: '', leftOut: 0, userId: null }, noon)
  const shared = await collectShared(nora, noon)
  expect(shared?.files.map(({ name }) => name)).toEqual(['belly.heic'])
  expect(shared).toMatchObject({ words: '', leftOut: 0 })
})

// A negative age means that the clock was set back.
test.each([hour + 1, -hour - 1])('a share of an age of %i ms is deleted instead of collected', async (later) => {
  await storeShared(sent, noon)
  expect(await collectShared(nora, noon + later)).toBeUndefined()
  expect(store.names()).toEqual([])
})

test('an uncollected share is deleted after an hour', async () => {
  await storeShared(sent, noon)
  await deleteOldShared(noon + hour)
  expect(store.names()).toHaveLength(1)
  await deleteOldShared(noon + hour + 1)
  expect(store.names()).toEqual([])
})

test('a share that could not be stored completely cannot be collected', async () => {
  store = openFakeCaches({ fullAfter: 1 })
  vi.stubGlobal('caches', store.caches)
  await expect(storeShared(sent, noon)).rejects.toThrow('There is no room.')
  expect(await collectShared(nora, noon)).toBeUndefined()
  expect(store.names()).toEqual([])
})
